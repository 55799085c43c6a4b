import { listed } from '../ui/listed.ts';
import {
  declareAnew,
  declareDifference,
  putField,
  readData,
  removeField,
  sayAsOthers,
  saysOnlyPhones,
  setValue,
  valueAt,
  withNumber,
  type Edit,
  type Told,
} from '../../core/core.ts';
import type { Seen } from '../work/messages.ts';
import type { Found, Offer } from '../form/desk.ts';
import { inWords } from '../form/in-words.ts';
import { listWishes, wishHiding } from '../outline/operations.ts';
import { matchTheme } from './match-theme.ts';
import { dataOf, pathOf } from './knowledge.ts';
import { offerAdvised } from './offer-advised.ts';
import { offerAnswer } from './offer-answer.ts';
import { offerBetween } from './offer-between.ts';
import { offerChat } from './offer-chat.ts';
import { offersForContract } from './offer-contract.ts';
import { offerDay, offersForDays } from './offer-days.ts';
import { offerEnd, offerPageEnd, offersForEnds } from './offer-ends.ts';
import { offerHours } from './offer-hours.ts';
import { offerLeftOut, offerOnce } from './offer-left-out.ts';
import { offerLink } from './offer-link.ts';
import { labelOfItems, offerLowest } from './offer-lowest.ts';
import { offerMoved } from './offer-moved.ts';
import { offerName } from './offer-name.ts';
import { offerQuestions } from './offer-questions.ts';
import { offersForAnchor, offerToDrop, offerWithout, type Saved } from './offer-anchor.ts';
import { offerState } from './offer-state.ts';
import { offerToldPrice } from './offer-told-price.ts';
import { offerOneOfTwo } from './offer-twice.ts';
import { offerUnmarked } from './offer-unmarked.ts';
import { offerValid } from './offer-valid.ts';
import { inEditor } from './reword.ts';
import { followDeclared, isLeftBehind, offerThere } from './tell-figures.ts';

type Texts = Readonly<Record<string, string>>;

/** Writes here what others say, where that can be told apart in the field. */
function offerSame(problem: Told, said: string, wanted: string, texts: Texts): readonly Offer[] {
  const { path = [], file } = problem;
  const some = offerHours(problem, texts);
  if (some !== undefined) return [some];
  const edit = (text: string) => sayAsOthers(text, path, said, wanted);
  if (!edit(textIn(texts, { file })).ok) return [];
  const label = `Escrever "${wanted}" aqui`;
  return [{ label, wish: { label: `escrever "${wanted}"`, path, edit } }];
}

const textIn = (texts: Texts, problem: Pick<Told, 'file'>) => texts[pathOf(problem)] ?? '';

/** Hides the section that a problem is in, from where it is told. */
function offerHiding({ file, path = [] }: Told, texts: Texts): Offer {
  const place = path[0] === 'sections' ? path.slice(0, 2) : [];
  const wish = wishHiding(readData(textIn(texts, { file })), place);
  return { label: 'Esconder a seção', wish };
}

/** Writes the parts of an address each into its own field. */
function offerParts(parts: Readonly<Record<string, string>>): Offer {
  const edit = (text: string) =>
    Object.entries(parts).reduce<Edit>(
      (done, [name, part]) => (done.ok ? setValue(done.text, ['address', name], part) : done),
      { ok: true, text },
    );
  const path = ['address', 'street'];
  return { label: 'Pôr cada parte no seu campo', wish: { label: 'dividir o endereço', path, edit } };
}

const nameFields = (names: readonly string[]) => listed.format(names.map((name) => inWords(`"${name}"`)));

/** The ways out of a problem of which only a person can say which is right. */
function offersFor(problem: Seen, texts: Texts, saved: Saved): readonly Offer[] {
  const inSite = { file: 'site.yaml', said: 'Anotado em Dados do site.' } as const;
  switch (problem.kind) {
    case 'lonelyPage':
      return offerLink(problem.parameters.route, textIn(texts, problem), texts);
    case 'hiddenAnchor':
      return problem.parameters.isKept ? [] : offerToDrop(problem.parameters, texts);
    case 'endingAnchor': {
      const { links, date } = problem.parameters;
      if (links === 'needed') return [offerEnd(problem, date)];
      return links === 'page' ? offerToDrop(problem.parameters, texts) : [];
    }
    case 'landlineChat':
      return offerChat(problem, saved['site.yaml']?.text);
    case 'disagrees': {
      const { parameters } = problem;
      const { said, there, into, others } = parameters;
      const equal = [
        ...offerThere(problem, texts),
        ...offerSame(problem, said, withNumber(said, there) ?? there, texts),
      ];
      const apart: Offer = {
        label: 'São mesmo diferentes',
        wish: {
          ...inSite,
          label: `anotar que "${said}" vale aqui`,
          edit: (site) => declareDifference(site, parameters),
        },
      };
      // What is declared for other places already may hold here as well: made equal to those, it would be unlike these.
      const isOfSite = others.at.some(
        ({ file, path }) => pathOf({ file }) === 'site.yaml' && path[0] === 'hours',
      );
      return typeof into === 'string' || isOfSite ? [...equal, apart] : [apart, ...equal];
    }
    case 'notAsDeclared': {
      const { parameters } = problem;
      const { said, declared } = parameters;
      return [
        ...(isLeftBehind(parameters, texts)
          ? []
          : offerSame(problem, said, withNumber(said, declared) ?? declared, texts)),
        {
          label: `"${said}" é o certo`,
          wish: {
            ...inSite,
            label: `anotar que "${said}" é o certo`,
            ...followDeclared(parameters, texts),
            edit: (site) => declareAnew(site, parameters),
          },
        },
      ];
    }
    case 'askedInAnswer': {
      const all = offerQuestions(problem, textIn(texts, problem));
      return all === undefined ? offerAdvised(problem) : [all];
    }
    case 'endsBeforeStart': {
      const between = problem.parameters.year === undefined ? offerBetween(problem) : undefined;
      return [...offerAdvised(problem), ...(between === undefined ? [] : [between])];
    }
    case 'twoPhones': {
      const { file, path = [] } = problem;
      const typed = valueAt(dataOf(pathOf({ file }), textIn(texts, problem)), path);
      // A word beside a number says more of it than its field would.
      return saysOnlyPhones(String(typed)) ? offerAdvised(problem) : [];
    }
    case 'differentEnds':
      return offersForEnds(problem);
    case 'contract':
      return offersForContract(problem);
    case 'formerName':
      return [offerName(problem.parameters, texts)];
    case 'dayLeftOut':
      return offerLeftOut(problem, texts);
    case 'dayTwice':
      return offerOnce(problem, textIn(texts, problem));
    case 'daysNotInHours':
      return offersForDays(problem, texts);
    case 'otherOnDay':
      return [
        ...offerSame(problem, problem.parameters.said, problem.parameters.known, texts),
        offerDay(problem.parameters, texts),
      ];
    case 'stale':
    case 'stalePlace': {
      const { path = [] } = problem;
      const at = path.findLastIndex((name) => typeof name === 'number');
      const site = readData(texts['site.yaml'] ?? '');
      const wish = listWishes.remove(site, path.slice(0, at), Number(path[at]));
      return [{ label: 'Apagar', wish: { ...wish, label: 'apagar uma diferença permitida' } }];
    }
    case 'endsBeforeReturn': {
      const { next } = problem.parameters;
      const path = problem.path ?? [];
      const edit = (text: string) => putField(text, { path, value: next });
      return [{ label: `Escrever ${next}`, wish: { label: 'mudar a validade', path, edit } }];
    }
    case 'eitherPrice': {
      const { path = [], parameters } = problem;
      return parameters.meant.map((price) => ({
        label: `Escrever ${price}`,
        wish: { label: `escrever ${price}`, path, edit: (text) => setValue(text, path, price) },
      }));
    }
    case 'emptyValue':
    case 'missingField':
      return offerState(problem, textIn(texts, problem));
    case 'wholeAddress':
      return [offerParts(problem.parameters.parts)];
    case 'rowStays':
    case 'noticeStays':
    case 'offerEndsThere':
      return [offerEnd(problem, problem.parameters.last)];
    case 'offerStays': {
      const { of, last } = problem.parameters;
      if (of === 'cover') return [];
      return [of === 'page' ? offerPageEnd(last) : offerEnd(problem, last)];
    }
    case 'endToldOn':
      return [offerEnd(problem, problem.parameters.until)];
    case 'visibleMark': {
      const offers = offerUnmarked(problem, textIn(texts, problem));
      const { mark } = problem.parameters;
      // Where the text is written in a way that leaves the mark's place in doubt.
      const isWritten = problem.edit === undefined && mark.whole === undefined && mark.better !== undefined;
      return offers.length === 0 && isWritten ? offerSame(problem, mark.typed, mark.better, texts) : offers;
    }
    case 'lowContrast': {
      // One colour is cured at its place; several, in one step.
      const matching = matchTheme(textIn(texts, problem), saved[pathOf(problem)]?.text);
      return matching === undefined || matching.colors < 2
        ? []
        : [{ label: 'Corrigir as cores', wish: matching.wish }];
    }
    case 'unknownAnchor':
      return offersForAnchor(problem, texts, saved);
    case 'unknownRoute': {
      const moved = offerMoved(problem, texts);
      // What is nearly the name of a page may be that one.
      return problem.parameters.nearest === undefined ? [...moved, ...offerWithout(problem, texts)] : moved;
    }
    case 'otherPrice':
    case 'toldPrice':
      return offerToldPrice(problem, texts, saved);
    case 'otherAnswer':
      return offerAnswer(problem, saved);
    case 'twiceNamed':
      return offerOneOfTwo(problem, textIn(texts, problem));
    case 'otherNetwork':
      // The words of a button follow its address; of a profile either may be meant.
      return problem.path?.at(-1) === 'label'
        ? offerSame(problem, problem.parameters.typed, problem.parameters.network, texts)
        : [];
    case 'unsoldOffer':
      return [offerValid(problem)];
    case 'endedOffer':
      return [offerHiding(problem, texts)];
    case 'severalValues':
      return [
        ...offerAdvised(problem, labelOfItems(problem, textIn(texts, problem))),
        ...offerLowest(problem, textIn(texts, problem)),
      ];
    case 'wrongCombination': {
      const { first, second, drop } = problem.parameters;
      const others = [first, second].filter((name) => !drop.includes(name));
      const around = problem.path?.slice(0, -1) ?? [];
      const wish = {
        label: `tirar ${nameFields(others)}`,
        path: around,
        edit: (text: string) =>
          others.reduce<Edit>((done, name) => (done.ok ? removeField(done.text, [...around, name]) : done), {
            ok: true,
            text,
          }),
      };
      const other = others.length === 0 ? [] : [{ label: `Tirar ${nameFields(others)}`, wish }];
      return [...offerAdvised(problem, `Tirar ${nameFields(drop)}`), ...other];
    }
    default:
      return offerAdvised(problem);
  }
}

/** What its cure says is for who writes the file, with a button or without. */
const forFiles: ReadonlySet<Told['kind']> = new Set(['linkAsStreet', 'severalValues', 'twoPhones']);

/** A problem with the ways out of it that can be chosen. `saved` are the files as they were saved before what has been changed of them. */
export function withOffers(problem: Seen, texts: Texts, saved: Saved = {}): Found {
  const offers = offersFor(problem, texts, saved);
  if (offers.length === 0) return forFiles.has(problem.kind) ? inEditor(problem, texts) : problem;
  // Beside a way that cures all that belongs together, none is offered that cures a part; nor beside where a page is, where it may be.
  const isWhole = ['lowContrast', 'unknownRoute', 'visibleMark'].includes(problem.kind);
  return { ...inEditor(problem, texts), offers, ...(isWhole && { edit: undefined }) };
}
