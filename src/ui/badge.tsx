import styled from '@emotion/styled';

/** A short label in a pill. */
export const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  width: fit-content;
  padding: 0.3125rem 0.875rem;
  border-radius: 99rem;
  background: var(--tint-strong);
  color: var(--deep);
  font-size: var(--text-sm);
  font-weight: 700;
  line-height: 1.4;
`;
