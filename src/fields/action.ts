import { itemShape } from './item.ts';
import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext, type Parent } from './behaviour.ts';
import { aboutAlternatives } from './alternatives.ts';
import { choice } from './choice.ts';
import { describeDownload, download, downloadAddress } from './download.ts';
import { icon } from './icon.ts';
import { isDropped, keptLink, link, webAddress } from './link.ts';
import type { Action } from './resolved.ts';
import { mailTarget } from './mail-target.ts';
import { calledPhone, secondPhone } from './called-phone.ts';
import { checkNetwork } from './repair-profile.ts';
import { checkLine, text } from './text.ts';
import { asked } from './control.ts';

/** Fields that say where a button leads. Exactly one of them is given. */
export const targets = ['chat', 'to', 'maps', 'tel', 'mail', 'href', 'file'] as const;

type TargetName = (typeof targets)[number];

const toDescription = 'Leva a uma página (/consulta) ou a uma seção ("#faq").';

/** What the words of a button say beside an address that belongs to where it leads. */
function checkAddress(label: string, item: Readonly<Record<string, unknown>>): readonly Complaint[] {
  const [typed] = /https?:\/\/[^\s<>"]{4,}/i.exec(label) ?? [];
  const href = typed?.replace(/[.,;:!?)]+$/, '') ?? '';
  const words = label
    .replace(typed ?? '', ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '');
  if (typed === undefined || words === '' || !webAddress.safeParse(href).success) return [];
  const given = targets.filter((target) => item[target] !== undefined);
  return [{ kind: 'address-in-label', label: words, href, given }];
}

/** The words of a button that cannot do without them. */
const neededLabel = () =>
  withBehaviour(text.describe('O texto do botão.'), {
    check: (label, _, item) => [
      ...checkLine(label),
      ...checkAddress(label, item),
      ...checkNetwork(label, item),
    ],
  }).describe('O texto do botão.');

/** The fields of a button. Cards and other items carry them beside their own. */
export const actionShape = {
  label: withBehaviour(text.describe('Palavras de um botão.'), {
    check: (label, _, item) => [
      ...checkLine(label),
      ...checkAddress(label, item),
      ...checkNetwork(label, item),
      ...(targets.some((target) => item[target] !== undefined)
        ? []
        : [{ kind: 'label-alone' as const, label }]),
    ],
  })
    .optional()
    .describe('O texto do botão.'),
  shortLabel: text.optional().describe('Texto mais curto, para telas bem estreitas.'),
  labelDetail: text
    .optional()
    .describe('Completa o texto só para leitores de tela e buscadores, como "sobre os horários".'),
  chat: asked('message', text.clone())
    .optional()
    .describe('Abre o WhatsApp com a mensagem desta chave, como consulta.'),
  to: link.optional().describe(toDescription),
  maps: choice({ search: 'mostra o lugar', directions: 'traça o caminho' }, (typed) =>
    webAddress.safeParse(typed).success ? [{ field: 'href', value: typed }] : [],
  )
    .optional()
    .describe('Abre o mapa: search mostra o lugar, directions traça o caminho.'),
  tel: calledPhone('Escreva "sim", que é o telefone do site, ou "segundo", que é o segundo telefone.')
    .optional()
    .describe('sim: liga para o telefone do site. segundo: liga para o segundo telefone do site.'),
  mail: mailTarget
    .optional()
    .describe('sim: escreve para o e-mail do site. Um endereço, como nome@exemplo.com.br: escreve para ele.'),
  href: webAddress.optional().describe('Endereço de outro site, começando com https://'),
  file: download
    .optional()
    .describe('Abre um arquivo de public/files, como tabela.pdf. O tipo e o tamanho aparecem no botão.'),
  icon: icon.optional().describe('Desenho ao lado do texto.'),
  variant: choice({
    primary: 'cheio',
    secondary: 'contorno',
    emergency: 'vermelho, para urgências',
    chat: 'verde, do WhatsApp',
  })
    .optional()
    .describe('Aparência: primary (cheio), secondary (contorno), emergency (vermelho) ou chat (verde).'),
  showOn: choice({ wide: 'só em telas largas', small: 'só em telas pequenas' })
    .optional()
    .describe('Mostra só em telas largas (wide) ou só em telas pequenas (small).'),
};

const shape = z.strictObject(actionShape);
type ActionFields = z.output<typeof shape>;

type Report = Pick<z.core.$RefinementCtx, 'addIssue'>;

/**
 * A button leads to one place: the fault is shown at the second. Without a place it is shown at the button, which has to
 * have one where some is `usual`.
 */
function checkTargets(fields: ActionFields, report: Report, usual: TargetName | undefined): void {
  const [first, second] = targets.filter((target) => fields[target] !== undefined);
  if (first !== undefined && second !== undefined) {
    const message = `Este botão já leva a "${first}". Deixe um destino só: apague "${second}", ou a linha "${first}".`;
    report.addIssue({
      code: 'custom',
      path: [second],
      message,
      params: aboutAlternatives({ fields: targets, given: [first, second] }),
    });
  } else if (first === undefined && usual !== undefined) {
    const message = 'Diga aonde o botão leva, com um destes: chat, to, maps, tel, mail, href ou file.';
    report.addIssue({
      code: 'custom',
      message,
      params: aboutAlternatives({ fields: [...new Set([usual, ...targets])] }),
    });
  }
}

function checkTarget(fields: ActionFields, context: FieldContext): readonly Complaint[] {
  if (fields.chat === undefined) return [];
  if (context.message(fields.chat).isKnown) return [];
  const { messageKeys: known, chatPhone: phone } = context;
  return [{ kind: 'unknown-message', key: fields.chat, known, phone }];
}

/** A button of an item without words tells nobody what it is. */
function checkWords(fields: ActionFields): readonly Complaint[] {
  const target = targets.find((one) => fields[one] !== undefined && fields[one] !== false);
  return fields.label === undefined && target !== undefined ? [{ kind: 'target-alone', target }] : [];
}

function chatAddress(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/** Where a map of a place, or of the way to it, is opened. */
export function mapsAddress(kind: 'search' | 'directions', address: string): string {
  const place = encodeURIComponent(address);
  return kind === 'search'
    ? `https://www.google.com/maps/search/?api=1&query=${place}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

type Target = Pick<Action, 'kind' | 'href'>;

function resolveTarget(fields: ActionFields, product: string, context: FieldContext): Target | undefined {
  if (fields.chat !== undefined) {
    const message = context.message(fields.chat).text.split('{product}').join(product);
    return { kind: 'chat', href: chatAddress(context.chatPhone, message) };
  }
  if (fields.to !== undefined) {
    // Children are resolved before their object, so this is the link's final address.
    const href: string = fields.to;
    return { kind: href.startsWith('#') ? 'anchor' : 'route', href };
  }
  if (fields.maps !== undefined) return { kind: 'maps', href: mapsAddress(fields.maps, context.address) };
  if (fields.tel !== undefined && fields.tel !== false) {
    const phone = fields.tel === secondPhone ? (context.otherPhone ?? context.phone) : context.phone;
    return { kind: 'tel', href: `tel:${phone.replace(/[^\d+]/g, '')}` };
  }
  if (fields.mail !== undefined && fields.mail !== false)
    return { kind: 'mail', href: `mailto:${fields.mail === true ? context.email : fields.mail}` };
  if (fields.href !== undefined) return { kind: 'link', href: fields.href };
  if (fields.file !== undefined) return { kind: 'file', href: downloadAddress(fields.file) };
  return undefined;
}

function resolveAction(fields: ActionFields, product: string, context: FieldContext): Action | undefined {
  const target = resolveTarget(fields, product, context);
  if (target === undefined) return undefined;
  const { label: said = '', file, shortLabel, labelDetail, icon: drawing, variant, showOn } = fields;
  const bytes = file === undefined ? undefined : context.downloads.get(file);
  const label =
    file === undefined || bytes === undefined ? said : `${said} (${describeDownload(file, bytes)})`;
  return { label, shortLabel, labelDetail, icon: drawing, variant, showOn, ...target };
}

const buttonShape = (to: typeof actionShape.to) => ({ ...actionShape, to, label: neededLabel() });

const ofButton = {
  check: checkTarget,
  resolve: (fields: ActionFields, context: FieldContext) => resolveAction(fields, '', context),
  isLeftOut: (fields: ActionFields, context: FieldContext) => isDropped(fields.to, context),
};

/** A button of a list, which says when it is shown as any other item does. */
function button(usual: TargetName) {
  return withBehaviour(
    z
      .strictObject({ ...buttonShape(actionShape.to), ...itemShape })
      .superRefine((fields, report) => checkTargets(fields, report, usual))
      .brand<'action'>(),
    ofButton,
  );
}

/** A button: a label and exactly one target. Resolved to an `Action` with its final address. */
export const action = button('chat');

/** A button that most likely opens the map. */
export const mapAction = button('maps');

/** The one button of a section, which stays whatever it leads to. */
export const onlyAction = withBehaviour(
  z
    .strictObject(buttonShape(keptLink.optional().describe(toDescription)))
    .superRefine((fields, report) => checkTargets(fields, report, 'chat'))
    .brand<'action'>(),
  ofButton,
);

/** A button that opens the chat, with the message of a key. */
export const chatAction = withBehaviour(
  z
    .strictObject({
      label: neededLabel(),
      chat: asked('message', text.clone()).describe('A chave da mensagem, como consulta.'),
    })
    .brand<'action'>(),
  { check: checkTarget, resolve: (fields, context) => resolveAction(fields, '', context) },
);

/** What fills `{product}` in a message: the item's name or title. */
function productName(item: Readonly<Record<string, unknown>>): string {
  const name = item['name'] ?? item['title'] ?? '';
  return typeof name === 'string' ? name : '';
}

/** What an item asks of its own fields together. */
type CheckItem = (item: Parent, report: Report) => void;

/**
 * An item that may be pressed: its own fields and, on the same level, those of a button.
 * Resolved to its own fields and `action`.
 */
export function itemWithAction<Shape extends z.core.$ZodLooseShape>(own: Shape, checkOwn?: CheckItem) {
  // One that has words of its own unless an item says others is no half of a button.
  const hasWords = 'label' in own;
  const schema = z
    .strictObject({ ...actionShape, ...own, ...itemShape })
    .superRefine((item, report) => checkTargets(item as ActionFields, report, undefined))
    .superRefine((item, report) => checkOwn?.(item, report))
    .brand<'item'>();
  return withBehaviour(schema, {
    check: (item, context) => [
      ...checkTarget(item as ActionFields, context),
      ...(hasWords ? [] : checkWords(item as ActionFields)),
    ],
    resolve: (item, context, _, typed) => {
      const fields = item as Readonly<Record<string, unknown>>;
      const ownKeys = Object.keys(own);
      const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => ownKeys.includes(key)));
      const isGone = isDropped((typed as ActionFields).to, context);
      return {
        ...kept,
        action: isGone ? undefined : resolveAction(item as ActionFields, productName(fields), context),
      };
    },
  });
}
