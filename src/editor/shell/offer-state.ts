import { putField, readData, setValue, splitCity, valueAt, type Edit } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';

const order = ['street', 'district', 'city', 'state', 'postalCode'];

/** Divides a town that was typed with its state, where the state's own field has nothing yet. */
export function offerState({ file, path = [] }: Seen, text: string): readonly Offer[] {
  if (file !== 'pages/site.yaml' || path.join('.') !== 'address.state') return [];
  const typed = valueAt(readData(text), ['address', 'city']);
  const parts = typeof typed === 'string' ? splitCity(typed) : undefined;
  if (parts === undefined) return [];
  const edit = (now: string): Edit => {
    if (valueAt(readData(now), ['address', 'city']) !== typed) return { ok: true, text: now };
    const done = setValue(now, ['address', 'city'], parts.city);
    return done.ok ? putField(done.text, { path, value: parts.state, order }) : done;
  };
  const said = `A cidade é agora ${parts.city}, e o estado ${parts.state}.`;
  return [{ label: 'Pôr cada parte no seu campo', wish: { label: 'dividir a cidade', path, said, edit } }];
}
