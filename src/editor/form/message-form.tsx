import { isRecord, valueAt } from '../../core/core.ts';
import { LongInput } from './long-input.tsx';
import type { Desk, Message } from './desk.ts';
import { FieldRow, Select } from './form-parts.tsx';
import { cure, problemsAt } from './problems-at.ts';
import { wishValue } from './value-wish.ts';
import type { FieldPath } from './wishes.ts';

interface ChatFieldProps {
  readonly desk: Desk;
  readonly path: FieldPath;
  readonly order: readonly string[];
}

/** Which message a button opens the chat with, and its text where it is written. */
export function ChatField({ desk, path, order }: ChatFieldProps) {
  const key = String(valueAt(desk.data, path) ?? '');
  const { messages } = desk.site;
  const message = messages.find((known) => known.key === key);
  const label = 'Mensagem do WhatsApp';
  return (
    <>
      <FieldRow
        label={label}
        isNeeded
        problems={problemsAt(desk, path)}
        onCure={(...wanted) => cure(desk, ...wanted)}
      >
        {(ids) => (
          <Select
            {...ids}
            value={key}
            onChange={({ target }) =>
              desk.onEdit(wishValue(key, { path, label, isNeeded: true, order }, target.value))
            }
          >
            {message === undefined && <option value={key}>{key}</option>}
            {messages.map((known) => (
              <option key={known.key} value={known.key}>
                {known.key}: {known.text.slice(0, 60)}
              </option>
            ))}
          </Select>
        )}
      </FieldRow>
      {message && <MessageText desk={desk} message={message} />}
    </>
  );
}

function MessageText({ desk, message }: { readonly desk: Desk; readonly message: Message }) {
  const { key, text, file, path } = message;
  const set = (typed: string) => {
    const wish = wishValue(text, { path, label: `a mensagem ${key}`, isNeeded: true, order: [] }, typed);
    desk.onEdit({ ...wish, file, mark: `message ${file} ${key}` });
  };
  return (
    <FieldRow
      label="O que a mensagem diz"
      hint={`Muda em todos os botões que usam "${key}".`}
      isNeeded={false}
      problems={[]}
      onCure={() => undefined}
    >
      {(ids) => <LongInput value={text} ids={ids} onValue={set} desk={desk} />}
    </FieldRow>
  );
}

/** All messages of a file, each under its key. */
export function MessageForm({ desk, path }: { readonly desk: Desk; readonly path: FieldPath }) {
  const group = valueAt(desk.data, path);
  const keys = isRecord(group) ? Object.keys(group).filter((key) => typeof group[key] === 'string') : [];
  return keys.map((key) => {
    const own = [...path, key];
    const label = key === 'default' ? 'A mensagem usual (o nome dela)' : key;
    return (
      <FieldRow
        key={key}
        label={label}
        isNeeded
        problems={problemsAt(desk, own)}
        onCure={(...wanted) => cure(desk, ...wanted)}
      >
        {(ids) => (
          <LongInput
            value={String(valueAt(desk.data, own))}
            ids={ids}
            desk={desk}
            onValue={(typed) =>
              desk.onEdit(
                wishValue(valueAt(desk.data, own), { path: own, label, isNeeded: true, order: [] }, typed),
              )
            }
          />
        )}
      </FieldRow>
    );
  });
}
