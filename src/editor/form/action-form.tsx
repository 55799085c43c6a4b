import { isWithin, secondPhone, targets, valueAt, type Group, type List } from '../../core/core.ts';
import { writingOrder } from './action-group.ts';
import type { Desk } from './desk.ts';
import { Fold } from './fold.tsx';
import { FieldRow, Select } from './form-parts.tsx';
import { wishTargetNamed } from './link-of-label.ts';
import { labelOf } from './labels.ts';
import { MapNote } from './map-note.tsx';
import { cure, problemsAt } from './problems-at.ts';
import { usualMessage } from './usual-message.ts';
import { ValueField } from './value-field.tsx';
import { ChatField } from './message-form.tsx';
import { changeTarget, type FieldPath } from './wishes.ts';
import { wishValue } from './value-wish.ts';

type Target = (typeof targets)[number];

/** What a button can do, as somebody chooses it. */
const deeds: Readonly<Record<Target, string>> = {
  chat: 'Abrir o WhatsApp com uma mensagem',
  to: 'Levar a uma página ou seção deste site',
  tel: 'Ligar para um telefone do site',
  maps: 'Abrir o mapa ou o caminho',
  mail: 'Escrever um e-mail',
  href: 'Levar a outro site',
  file: 'Abrir um arquivo (PDF e outros)',
};

/** What is written at a target that has just been chosen. */
const begun: Partial<Record<Target, string>> = {
  tel: 'sim',
  mail: 'sim',
  maps: 'directions',
};

/** What a button looks like, and what it says in less or more words. */
const looks: readonly string[] = ['variant', 'icon', 'shortLabel', 'labelDetail', 'showOn'];

interface ActionFormProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly path: FieldPath;
  /** The list of which it is an item, or of one. */
  readonly list?: List | undefined;
}

/** A button: what it says, what it does, and what belongs to that. */
export function ActionForm({ desk, group, path, list }: ActionFormProps) {
  const here = targets.find((name) => valueAt(desk.data, [...path, name]) !== undefined);
  const order = writingOrder(group);
  const thing = path.at(-2) === 'links' ? 'link' : 'botão';
  const own = path[0] === 'sections' ? valueAt(desk.data, [...path.slice(0, 2), 'address']) : undefined;
  // Once its words are written, a link whose page they name leads there.
  const named = wishTargetNamed(desk.data, path, desk.site);
  const namingDesk: Desk = {
    ...desk,
    onRest: () => {
      if (named !== undefined) desk.onEdit(named);
      desk.onRest();
    },
  };
  const field = (name: string) => {
    const found = group.fields.get(name);
    if (found === undefined) return undefined;
    const { description } = found.outline;
    const outline = { ...found.outline, description: description.replace('do botão', `do ${thing}`) };
    // Without its target a button is none.
    const isNeeded = found.isNeeded || (name === here && name !== 'mail');
    const own = { name, outline, isNeeded };
    const given = name === 'label' ? { desk: namingDesk, list } : { desk };
    const label = labelOf(found).replace(/ do botão$/, ` do ${thing}`);
    return <ValueField key={name} {...given} {...{ label, order }} field={own} path={[...path, name]} />;
  };
  const places = [desk.sought ?? [], ...desk.problems.map((problem) => problem.path ?? [])];
  const asked = looks.filter((name) => places.some((place) => isWithin(place, [...path, name])));
  const choose = (wanted: string) =>
    desk.onEdit({
      label: `mudar o que o ${thing} faz`,
      path,
      edit: (text) =>
        changeTarget({ text, path, from: here, to: wanted, value: beginAt(desk, path, wanted), order }),
    });
  return (
    <>
      {field('label')}
      <FieldRow label={`O que o ${thing} faz`} isNeeded={false} problems={[]} onCure={() => undefined}>
        {(ids) => (
          <Select {...ids} value={here ?? ''} onChange={({ target }) => choose(target.value)}>
            {here === undefined && <option value="">Nada: sem {thing}</option>}
            {targets.map((name) => (
              <option key={name} value={name}>
                {deeds[name]}
              </option>
            ))}
          </Select>
        )}
      </FieldRow>
      {here === 'chat' && <ChatField desk={desk} path={[...path, 'chat']} order={order} />}
      {here !== undefined && !['chat', 'tel'].includes(here) && field(here)}
      {here === 'tel' && <PhoneField desk={desk} path={[...path, 'tel']} order={order} />}
      {here === 'maps' && (
        <MapNote
          kind={valueAt(desk.data, [...path, 'maps']) === 'directions' ? 'directions' : 'search'}
          address={typeof own === 'string' ? own : desk.site.address}
          said={
            typeof own === 'string'
              ? 'Abre o endereço desta seção:'
              : 'Abre o endereço do site, que se muda em Dados do site:'
          }
        />
      )}
      <Fold title={`Aparência do ${thing}`} asked={asked}>
        {looks.map(field)}
      </Fold>
    </>
  );
}

interface PhoneFieldProps {
  readonly desk: Desk;
  readonly path: FieldPath;
  readonly order: readonly string[];
}

/** Which of the site's telephones a button calls; nothing to choose while there is one. */
function PhoneField({ desk, path, order }: PhoneFieldProps) {
  const called = valueAt(desk.data, path) === secondPhone ? secondPhone : 'sim';
  const [phone, other] = ['phone', 'otherPhone'].map((name) => valueAt(desk.site.common, [name]));
  const problems = problemsAt(desk, path);
  if (other === undefined && called !== secondPhone && problems.length === 0) return null;
  const label = 'Qual telefone';
  // The number first: of a long line a list shows the beginning.
  const numbered = (words: string, number: unknown) =>
    typeof number === 'string' ? `${number} (${words})` : `O ${words} telefone`;
  return (
    <FieldRow label={label} isNeeded problems={problems} onCure={(...wanted) => cure(desk, ...wanted)}>
      {(ids) => (
        <Select
          {...ids}
          value={called}
          onChange={({ target }) =>
            desk.onEdit(wishValue(called, { path, label, isNeeded: true, order }, target.value))
          }
        >
          <option value="sim">{numbered('primeiro', phone)}</option>
          <option value={secondPhone}>{numbered('segundo', other)}</option>
        </Select>
      )}
    </FieldRow>
  );
}

function beginAt({ site, data }: Desk, path: FieldPath, target: string): string {
  if (target === 'chat') return usualMessage(data, path) ?? site.messages[0]?.key ?? 'contato';
  if (target === 'to') return site.targets[1]?.route ?? '/';
  if (target === 'file') return Object.keys(site.beside.downloads ?? {})[0] ?? 'arquivo.pdf';
  return begun[target as Target] ?? '';
}
