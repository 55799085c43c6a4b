import styled from '@emotion/styled';
import { Icon } from './icon.tsx';

/** What is included, one line each behind a tick. */
export function Features({ items }: { readonly items: readonly string[] | undefined }) {
  if (items === undefined || items.length === 0) return null;
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.625rem;

  & > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: 0.625rem;
    line-height: 1.45;
  }
  & svg {
    margin-top: 0.1875rem;
    color: var(--link);
    stroke-width: 3;
  }
`;
