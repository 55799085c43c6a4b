import styled from '@emotion/styled';
import { Button } from '../ui/parts.tsx';

interface GoListProps {
  /** What the places have in common. */
  readonly label: string;
  readonly places: readonly {
    /** In a person's words. */
    readonly name: string;
    readonly onGo: () => void;
  }[];
}

/** Places of the site, each with a button that leads there. */
export function GoList({ label, places }: GoListProps) {
  return (
    <List aria-label={label}>
      {places.map(({ name, onGo }, index) => (
        <li key={`${index} ${name}`}>
          {name}{' '}
          <Button type="button" aria-label={`Ir lá: ${name}`} onClick={onGo}>
            Ir lá
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  width: 100%;
  margin: 0.4rem 0 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding-block: 0.3rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & button {
    flex: none;
  }
`;
