import { putField, readData, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';

type LandlineChat = Extract<Told, { readonly kind: 'landlineChat' }>;

/** `+55 54 99900-1122` as people write it. */
const national = (number: string) => number.replace(/^\+55 (\d\d) /, '($1) ');

/** The numbers that the chat may have where the site's telephone is a landline: that of before, the second one, and the landline. */
export function offerChat({ parameters }: LandlineChat, saved: string | undefined): readonly Offer[] {
  const { number, mobile } = parameters;
  const [chat, phone] = ['whatsapp', 'phone'].map((name) => valueAt(readData(saved ?? ''), [name]));
  const former = chat ?? phone;
  const offer = (wanted: string, label: string): Offer => ({
    label,
    wish: {
      label: 'dizer o número do WhatsApp',
      file: 'site.yaml',
      said: `Os botões de WhatsApp abrem ${national(wanted)}.`,
      edit: (text) => putField(text, { path: ['whatsapp'], value: wanted, order: ['phone', 'phoneNote'] }),
    },
  });
  const isOther = typeof former === 'string' && former !== number && former !== mobile;
  return [
    ...(isOther ? [offer(former, `Continuar com ${national(former)} no WhatsApp`)] : []),
    ...(mobile === undefined ? [] : [offer(mobile, `Usar ${national(mobile)} no WhatsApp`)]),
    offer(number, 'É mesmo este'),
  ];
}
