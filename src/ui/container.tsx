import styled from '@emotion/styled';

/** The page's column: as wide as the design allows, with its gutters. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), 72rem);
  margin-inline: auto;
`;
