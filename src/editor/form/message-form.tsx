import { listed } from '../ui/listed.ts';
import { useState } from 'react';
import { isRecord, isSamePath, placeholdersIn, setValue, valueAt } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { Button } from '../ui/parts.tsx';
import { LongInput } from './long-input.tsx';
import type { Desk, Message } from './desk.ts';
import { FieldRow, Remark, Select } from './form-parts.tsx';
import { Noted } from './noted.tsx';
import { cure, problemsAt } from './problems-at.ts';
import { wishValue } from './value-wish.ts';
import { putAt, type FieldPath } from './wishes.ts';

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
  const isOwn = message !== undefined && message.file !== 'site.yaml' && countUses(desk.data, key) === 1;
  const label = 'Mensagem do WhatsApp';
  const [isAsked, setIsAsked] = useState(false);
  // What was written before somebody saw that all buttons say it then is meant for this one alone.
  const [typed, setTyped] = useState<{
    readonly key: string;
    readonly before: string;
    readonly now: string;
  }>();
  // The file keeps no spaces and lines at its end.
  const isTypedHere = typed?.key === key && typed.now.trimEnd() === message?.text.trimEnd();
  return (
    <>
      <FieldRow
        label={label}
        isNeeded
        problems={problemsAt(desk, path)}
        onCure={(...wanted) => cure(desk, ...wanted)}
      >
        {(ids) => (
          <>
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
            <Noted id={ids.id} note={desk.noteAt(path)} />
          </>
        )}
      </FieldRow>
      {message && (
        <MessageText
          desk={desk}
          words={String(valueAt(desk.data, [...path.slice(0, -1), 'label']) ?? '')}
          message={message}
          isOwn={isOwn}
          isSought={isOwn && isAsked}
          onTyped={(now) => setTyped({ key, before: isTypedHere ? typed.before : message.text, now })}
        />
      )}
      {message && !isOwn && path[0] === 'sections' && (
        <Remark>
          <Button
            type="button"
            onClick={() => {
              setIsAsked(true);
              desk.onEdit(wishOwnMessage(desk, path, message, isTypedHere ? typed.before : message.text));
            }}
          >
            Outra mensagem só para este botão
          </Button>
        </Remark>
      )}
    </>
  );
}

/** Gives a button a message of its own, which begins as the one it has; the others say again what they said before it was changed here. */
function wishOwnMessage({ site }: Desk, path: FieldPath, message: Message, before: string): EditWish {
  const { key, text, file } = message;
  const isOfSite = file === 'site.yaml';
  const restore = (now: string) =>
    text === before ? ({ ok: true, text: now } as const) : setValue(now, message.path, before);
  const isTaken = (name: string) => site.messages.some((known) => known.key === name);
  let own = key;
  for (let number = 2; isTaken(own); number += 1) own = `${key.replace(/-\d+$/, '')}-${number}`;
  return {
    label: 'dar outra mensagem a um botão',
    path,
    said:
      text === before
        ? 'Mude o que a mensagem deste botão diz: os outros ficam como estão.'
        : 'Só este botão tem agora esta mensagem. Os outros dizem de novo o que diziam.',
    ...(isOfSite && { along: [{ file, edit: restore }] }),
    edit(now) {
      const made = putAt(now, ['messages', own], text);
      const set = made.ok ? setValue(made.text, path, own) : made;
      return set.ok && !isOfSite ? restore(set.text) : set;
    },
  };
}

/** How many buttons of a page open the chat with a message. */
function countUses(data: unknown, key: string): number {
  const inner = Array.isArray(data) ? data : isRecord(data) ? Object.values(data) : [];
  const own = isRecord(data) && data['chat'] === key ? 1 : 0;
  return inner.reduce<number>((sum, one) => sum + countUses(one, key), own);
}

/** The other messages that buttons of a page with the same words open the chat with. */
function listOthers(data: unknown, words: string, key: string): readonly string[] {
  const inner = Array.isArray(data) ? data : isRecord(data) ? Object.values(data) : [];
  const own = isRecord(data) && data['label'] === words ? data['chat'] : undefined;
  const others = inner.flatMap((one) => listOthers(one, words, key));
  return [...new Set(typeof own === 'string' && own !== key ? [own, ...others] : others)];
}

interface MessageTextProps {
  readonly desk: Desk;
  /** The words of the button. */
  readonly words: string;
  readonly message: Message;
  /** Whether one button alone has it. */
  readonly isOwn: boolean;
  /** Whether it has just been made to be written. */
  readonly isSought: boolean;
  readonly onTyped: (now: string) => void;
}

function MessageText({ desk, words, message, isOwn, isSought, onTyped }: MessageTextProps) {
  const { key, text, file, path } = message;
  const set = (typed: string) => {
    const wish = wishValue(text, { path, label: `a mensagem ${key}`, isNeeded: true, order: [] }, typed);
    desk.onEdit({ ...wish, file, mark: `message ${file} ${key}` });
    onTyped(typed);
  };
  const count = countUses(desk.data, key);
  const here = count > 1 ? `, ${count} deles nesta página` : '';
  const reach = isOwn ? 'Só este botão a usa.' : `Muda em todos os botões que usam "${key}"${here}.`;
  const others = listOthers(desk.data, words, key).map((other) => `"${other}"`);
  const apart =
    others.length === 0
      ? ''
      : ` Também há "${words}" nesta página com outra mensagem: ${listed.format(others)}.`;
  const [slot] = placeholdersIn(text);
  const item = slot === undefined ? '' : ` No lugar de ${slot} o site põe o nome do item.`;
  return (
    <FieldRow
      label="O que a mensagem diz"
      hint={`${reach}${apart}${item}`}
      isNeeded={false}
      problems={[]}
      onCure={() => undefined}
      isSought={isSought}
    >
      {(ids) => (
        <>
          <LongInput value={text} ids={ids} onValue={set} desk={desk} />
          {file !== 'site.yaml' && <Noted id={ids.id} note={desk.noteAt(path)} />}
        </>
      )}
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
        isSought={desk.sought !== undefined && isSamePath(desk.sought, own)}
      >
        {(ids) => (
          <>
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
            <Noted id={ids.id} note={desk.noteAt(own)} />
          </>
        )}
      </FieldRow>
    );
  });
}
