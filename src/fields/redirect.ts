import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { asked } from './control.ts';
import { resolveLink, notFoundRoute } from './link.ts';
import { repairLink, repairOldAddress } from './repair.ts';

/** The form of an address that the site once had, as `redirects` takes it. */
export const oldAddressPattern = /^(?!.*\/index$)(\/[A-Za-z0-9_-]+)+$/;

/** An address that the site once had. It has no dot: no host serves a document at `/velho.php`. */
const oldAddress = withBehaviour(
  z.string().regex(oldAddressPattern, {
    error:
      'Escreva só o que vinha depois do nome do site, como /promocao-2023: letras sem acento, números, - e _. Um endereço com ponto, como /pagina.php, ou com ? não pode ser levado a outro.',
  }),
  { repair: repairOldAddress },
);

/** A page, or a section of one. What is said of it is a check of the whole list. */
const destination = asked(
  'link',
  withBehaviour(
    z
      .string()
      .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?$/, {
        error: 'Escreva o endereço de uma página do site, como /contato ou "/contato#mapa".',
      })
      .brand<'link'>(),
    {
      // Nobody is on a page yet, so no address is one of this page.
      resolve: (to, context) => resolveLink(to, { ...context, route: notFoundRoute }),
      repair: (typed) => {
        const link = repairLink(typed);
        return link?.startsWith('"#') === true ? undefined : link;
      },
    },
  ),
);

/** An old address, and the page that its visitors are led to. */
export const redirect = z.strictObject({
  from: oldAddress.describe('O endereço antigo, como /promocao-2023.'),
  to: destination.describe('A página aonde ele leva, como /contato ou "/contato#mapa".'),
});
