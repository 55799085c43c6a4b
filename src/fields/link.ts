import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext } from './behaviour.ts';

/** The form of a section's id: what stands behind `#` in an address. */
export const anchorPattern = /^[a-z][a-z0-9-]*$/;

function divide(to: string, route: string): { route: string; anchor: string } {
  const [path = '', anchor = ''] = to.split('#', 2);
  return { route: path === '' ? route : path, anchor };
}

/** Complaints about a link inside the site: an unknown route, or an anchor that its page does not have. */
export function checkLink(to: string, context: FieldContext): readonly Complaint[] {
  const target = divide(to, context.route);
  const anchors = context.anchors.get(target.route);
  if (anchors === undefined) {
    return [{ kind: 'unknown-route', route: target.route, known: [...context.anchors.keys()] }];
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
    .regex(/^(\/[a-z0-9-]*(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?$/, {
      error: 'Escreva um endereço do site, como /consulta, ou o id de uma seção entre aspas, como "#faq".',
    })
    .min(1)
    .brand<'link'>(),
  { check: checkLink, resolve: resolveLink },
);

/** The id of another section of the same page, such as `"#faq"`; resolved to the id alone. */
export const anchor = withBehaviour(
  z
    .string()
    .regex(/^#[a-z][a-z0-9-]*$/, { error: 'Escreva o id da seção entre aspas, como "#faq".' })
    .brand<'link'>(),
  { check: checkLink, resolve: (to) => to.slice(1) },
);
