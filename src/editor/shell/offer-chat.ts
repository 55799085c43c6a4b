import { formatPhone, putField, readData, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';

type LandlineChat = Extract<Told, { readonly kind: 'landlineChat' }>;

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
      said: `Os botões de WhatsApp abrem ${formatPhone(wanted)}.`,
      edit: (text) => putField(text, { path: ['whatsapp'], value: wanted, order: ['phone', 'phoneNote'] }),
    },
  });
  const isOther = typeof former === 'string' && former !== number && former !== mobile;
  return [
    ...(isOther ? [offer(former, `Continuar com ${formatPhone(former)} no WhatsApp`)] : []),
    ...(mobile === undefined ? [] : [offer(mobile, `Usar ${formatPhone(mobile)} no WhatsApp`)]),
    offer(number, 'É mesmo este'),
  ];
}
