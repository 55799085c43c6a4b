import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext } from './behaviour.ts';
import { repairAddress, repairAnchor, repairLink } from './repair.ts';

/** The form of a section's id: what stands behind `#` in an address. */
export const anchorPattern = /^[a-z][a-z0-9-]*$/;

/** No link leads to the page that answers for addresses without one. */
const notFound = '/404';

function divide(to: string, route: string): { route: string; anchor: string } {
  const [path = '', anchor = ''] = to.split('#', 2);
  return { route: path === '' ? route : path, anchor };
}

/** Complaints about a link inside the site: an unknown route, or an anchor that its page does not have. */
export function checkLink(to: string, context: FieldContext): readonly Complaint[] {
  const target = divide(to, context.route);
  const anchors = context.anchors.get(target.route);
  if (anchors === undefined) {
    return [
      {
        kind: 'unknown-route',
        route: target.route,
        known: [...context.anchors.keys()].filter((route) => route !== notFound),
      },
    ];
  }
  if (target.anchor === '' || anchors === 'unknown' || anchors.has(target.anchor)) return [];
  return [{ kind: 'unknown-anchor', ...target, known: [...anchors] }];
}

/** The final address of a link inside the site: a bare `#anchor` where it stays on the page. */
export function resolveLink(to: string, context: FieldContext): string {
  const target = divide(to, context.route);
  if (target.anchor === '') return target.route;
  return target.route === context.route ? `#${target.anchor}` : `${target.route}#${target.anchor}`;
}

/** A link inside the site: `/route`, `"#anchor"` or `"/route#anchor"`. */
export const link = withBehaviour(
  z
    .string()
    .regex(/^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)?(#[a-z][a-z0-9-]*)?$/, {
      error: 'Escreva um endereço do site, como /consulta, ou o id de uma seção entre aspas, como "#faq".',
    })
    .min(1)
    .brand<'link'>(),
  {
    check: checkLink,
    resolve: resolveLink,
    repair: repairLink,
    uses: (to, { route }) => ({ kind: 'page', name: divide(to, route).route }),
  },
);

/** The id of another section of the same page, such as `"#faq"`; resolved to the id alone. A contract of the block proves it. */
export const anchor = withBehaviour(
  z
    .string()
    .regex(/^#[a-z][a-z0-9-]*$/, { error: 'Escreva o id da seção entre aspas, como "#faq".' })
    .brand<'link'>(),
  { resolve: (to) => to.slice(1), repair: repairAnchor },
);

/** Whether an address says plainly where it leads: no name before the host, no sign that could break out of it. */
function isPlainAddress(address: string): boolean {
  return !/[\s<>"'\\^`{|}]/.test(address) && !/^https:\/\/[^/?#]*@/i.test(address);
}

/** The complete address of another site, on https. */
export const webAddress = withBehaviour(
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Escreva o endereço completo, começando com https://',
    })
    .refine(isPlainAddress, {
      error:
        'Copie o endereço de novo da barra do navegador: este tem um sinal que esconde para onde ele leva.',
    }),
  { repair: repairAddress },
);
