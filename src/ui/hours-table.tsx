import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface HoursTableProps {
  readonly hours: readonly { readonly days: ReactNode; readonly time: ReactNode }[];
}

/** Hours, and few words beside them, stay on one line. */
const longest = 24;

const isLong = (time: ReactNode) => typeof time === 'string' && time.length > longest;

/** Opening hours, one row a period. */
export function HoursTable({ hours }: HoursTableProps) {
  const Rows = hours.some(({ time }) => isLong(time)) ? WrappedTable : Table;
  return (
    <Rows>
      <tbody>
        {hours.map(({ days, time }, index) => (
          <tr key={index}>
            <th scope="row">{days}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

const Table = styled.table`
  width: 100%;

  & :is(th, td) {
    padding: 0.375rem 0;
  }
  & tr + tr > * {
    border-top: 1px solid var(--hairline);
  }
  & th {
    padding-right: 0.75rem;
  }
  & td {
    color: var(--text);
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
  }
`;

/** Of its own, since pages carry the style of what they show. */
const WrappedTable = styled(Table)`
  & :is(th, td) {
    width: 35%;
    white-space: normal;
  }
`;
