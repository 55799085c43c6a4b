import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface HoursTableProps {
  readonly hours: readonly { readonly days: ReactNode; readonly time: ReactNode }[];
}

/** Hours, and few words beside them, stay on one line. */
const longest = 24;

/** Opening hours, one row a period. */
export function HoursTable({ hours }: HoursTableProps) {
  return (
    <Table>
      <tbody>
        {hours.map(({ days, time }, index) => (
          <tr key={index} data-long={typeof time === 'string' && time.length > longest ? '' : undefined}>
            <th scope="row">{days}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;

  & :is(th, td) {
    padding: 0.375rem 0;
    border-bottom: 1px solid var(--hairline);
  }
  & tr:last-of-type > * {
    border-bottom: 0;
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
  & [data-long] > th {
    width: 35%;
  }
  & [data-long] > td {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
