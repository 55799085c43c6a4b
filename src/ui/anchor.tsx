import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import type { Action, ActionKind } from '../fields/resolved.ts';

/** What a click on a kind of link is reported as, where a page counts clicks. */
const reports: Partial<Record<ActionKind, string>> = { chat: 'chat', tel: 'phone', mail: 'email' };

const leavesSite: Partial<Record<ActionKind, boolean>> = { chat: true, maps: true, link: true };

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly action: Pick<Action, 'kind' | 'href'>;
};

/** The `<a>` of an action: routes are followed on the client, other sites open in a new tab. */
export function Anchor({ action: { kind, href }, ...rest }: AnchorProps) {
  if (kind === 'route') return <Link to={href} discover="none" {...rest} />;
  const newTab = leavesSite[kind] && { target: '_blank', rel: 'noopener' };
  return <a href={href} {...newTab} data-report={reports[kind]} {...rest} />;
}
