import { fold, formatPhone, valueAt } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';

/** What says that a number has the chat. */
const saysChat =
  /(?<!(?:nao (?:e|tem|atende|usa)(?: por| pelo| no| o)?|sem|menos|exceto) )\b(?:whats(?:app)?|watsapp|zap(?:zap)?|wpp)\b/;

interface Look {
  readonly texts: Readonly<Record<Path, string>>;
  /** The data of `site.yaml` as it is, and as it was before it was changed. */
  readonly data: unknown;
  readonly before: unknown;
  readonly path: FieldPath;
}

/** That buttons do not open the second telephone's chat, where its words were just changed and say that it has one, and how one can; nothing once a text leads there. */
export function tellSecondChat({ texts, data, before, path }: Look): readonly Elsewhere[] {
  const [field] = path;
  const isOfIt = path.length === 1 && (field === 'otherPhone' || field === 'otherPhoneNote');
  if (!isOfIt || valueAt(data, path) === valueAt(before, path)) return [];
  const [number, note, chat, phone] = ['otherPhone', 'otherPhoneNote', 'whatsapp', 'phone'].map((name) =>
    String(valueAt(data, [name]) ?? ''),
  );
  const opened = chat === '' ? phone : chat;
  if (number === undefined || note === undefined || opened === undefined || opened === number) return [];
  if (!/^\+55 \d{2} [\d-]{9,10}$/.test(number) || !saysChat.test(fold(note))) return [];
  const link = `wa.me/${number.replaceAll(/\D/g, '')}`;
  if (Object.values(texts).some((text) => text.includes(link))) return [];
  return [
    {
      told: `Os botões de WhatsApp continuam abrindo ${formatPhone(opened)}. Para que um deles abra este número, escolha nele “Levar a outro site” e cole: https://${link}`,
      places: [],
    },
  ];
}
