import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Icon } from '../../ui/icon.tsx';
import { media, shadow } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

type Badges = NonNullable<ViewProps<typeof schema>['section']['badges']>;

/** Badges in turn at both edges of the picture; a row of chips where there is no room beside it. */
export function FloatingBadges({ badges }: { readonly badges: Badges }) {
  return (
    <List>
      {badges.map(({ icon, text }, index) => (
        <li key={index}>
          {icon && <Icon name={icon} />}
          {text}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.375rem;
  margin-top: 1rem;

  & > li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.5rem 0.875rem;
    outline: 1px solid transparent;
    border-radius: 99rem;
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-sm);
    font-weight: 700;
    line-height: 1.3;
  }
  & svg {
    color: var(--strong);
  }
  @media (max-width: 30rem) {
    & > li {
      gap: 0.375rem;
      padding: 0.5rem 0.625rem;
      font-size: 0.8125rem;
    }
    & svg {
      width: 1rem;
      height: 1rem;
    }
  }
  ${media.desktop} {
    position: absolute;
    inset: 6% -1rem 6% -1.5rem;
    flex-direction: column;
    flex-wrap: nowrap;
    justify-content: space-between;
    margin: 0;

    & > li {
      align-self: flex-end;
      padding: 0.75rem 1.125rem;
      box-shadow: ${shadow};
    }
    & > li:nth-of-type(odd) {
      align-self: flex-start;
    }
  }
`;
