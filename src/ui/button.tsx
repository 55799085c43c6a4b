import styled from '@emotion/styled';
import type { AnchorHTMLAttributes } from 'react';
import type { Action } from '../fields/resolved.ts';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';
import { media, radius } from './tokens.ts';
import { Unbroken } from './unbroken.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Variant = NonNullable<Action['variant']>;

type ActionLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly action: Action;
  /** Shows the icon alone; the label stays the accessible name. */
  readonly isIconOnly?: boolean;
  /** The look where the action names none. */
  readonly variant?: Variant;
};

function Label({ action: { label, shortLabel } }: Pick<ActionLinkProps, 'action'>) {
  const full = <Unbroken text={label} />;
  if (shortLabel === undefined) return <span>{full}</span>;
  return (
    <>
      <span data-label="full">{full}</span>
      <span data-label="short">{shortLabel}</span>
    </>
  );
}

/** An action as a button. Its short label replaces the label on very narrow screens. */
export function ActionLink({ action, isIconOnly = false, variant, ...rest }: ActionLinkProps) {
  const look = action.variant ?? variant ?? (action.kind === 'chat' ? 'chat' : 'primary');
  const icon = action.icon ?? (action.kind === 'chat' && look !== 'emergency' ? 'whatsapp' : undefined);
  return (
    <Button action={action} data-variant={look} data-on={action.showOn} {...rest}>
      {icon && <Icon name={icon} size={22} />}
      {isIconOnly ? <VisuallyHidden>{action.label}</VisuallyHidden> : <Label action={action} />}
      {action.labelDetail && <VisuallyHidden>{` ${action.labelDetail}`}</VisuallyHidden>}
    </Button>
  );
}

/** A row of buttons, the main one first; full width on phones. */
export function Actions({
  actions,
  ...rest
}: {
  readonly actions: readonly Action[] | undefined;
  readonly className?: string;
}) {
  if (actions === undefined || actions.length === 0) return null;
  return (
    <Row {...rest}>
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} {...(index > 0 && { variant: 'secondary' })} />
      ))}
    </Row>
  );
}

const Button = styled(Anchor)`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 0.625rem;
  min-width: 3rem;
  min-height: 3.25rem;
  padding: 0.5rem 1.375rem;
  border: 2px solid transparent;
  border-radius: ${radius.control};
  background: var(--fill);
  color: var(--on-fill);
  font-weight: 800;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color 0.15s;

  &[data-variant='chat'] {
    background: var(--chat-fill);
    color: var(--on-chat);
  }
  &[data-variant='emergency'] {
    background: var(--emergency-fill);
    color: var(--on-emergency);
  }
  &[data-variant='secondary'] {
    border-color: var(--outline);
    background: none;
    color: var(--outline-text);
  }
  ${media.hover} {
    &:hover {
      background: var(--fill-hover);
    }
    &[data-variant='chat']:hover {
      background: var(--chat-fill-hover);
    }
    &[data-variant='emergency']:hover {
      background: var(--emergency-fill-hover);
    }
    &[data-variant='secondary']:hover {
      background: var(--outline-hover);
    }
  }
  @media (max-width: 30rem) {
    padding-inline: 0.5rem;
  }
  & > [data-label='short'] {
    display: none;
  }
  ${media.tiny} {
    & > [data-label='full'] {
      display: none;
    }
    & > [data-label='short'] {
      display: inline;
    }
  }
  ${media.phone} {
    &[data-on='wide'] {
      display: none;
    }
  }
  ${media.tablet} {
    &[data-on='small'] {
      display: none;
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  @media (max-width: 30rem) {
    flex-direction: column;
    align-items: stretch;
  }
`;
