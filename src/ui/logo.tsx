import styled from '@emotion/styled';
import type { SiteFacts } from '../fields/page-data.ts';
import { media } from './tokens.ts';

/** The clinic's mark, a paw whose pad is a heart, beside its name. */
export function Logo({ site }: { readonly site: Pick<SiteFacts, 'name'> }) {
  return (
    <Lockup>
      <svg width="44" height="44" viewBox="0 0 42 42" aria-hidden="true">
        <rect width="42" height="42" rx="13" fill="var(--fill)" />
        <g fill="var(--on-fill)">
          <path d="M21 33.5c-5.6-3.7-9-6.7-9-10.2 0-2.7 2-4.6 4.5-4.6 1.9 0 3.5 1 4.5 2.8 1-1.8 2.6-2.8 4.5-2.8 2.5 0 4.5 1.9 4.5 4.6 0 3.5-3.4 6.5-9 10.2Z" />
          <ellipse cx="10.2" cy="17.3" rx="2.5" ry="3.3" transform="rotate(-24 10.2 17.3)" />
          <ellipse cx="31.8" cy="17.3" rx="2.5" ry="3.3" transform="rotate(24 31.8 17.3)" />
          <ellipse cx="17" cy="11.7" rx="2.6" ry="3.5" transform="rotate(-7 17 11.7)" />
          <ellipse cx="25" cy="11.7" rx="2.6" ry="3.5" transform="rotate(7 25 11.7)" />
        </g>
      </svg>
      <span>{site.name}</span>
    </Lockup>
  );
}

// Where the name has no room beside the mark, it wraps below it and out of sight. The box is higher than the mark
// for visitors who space lines further apart.
const Lockup = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.625rem;
  height: 3.75rem;
  margin-block: -0.5rem;
  overflow: hidden;
  color: var(--heading);
  font-size: 1.1875rem;
  font-weight: 800;
  letter-spacing: -0.015em;
  line-height: 1.05;

  & > svg {
    margin-block: 0.5rem;
  }
  & > span {
    display: grid;
    align-content: center;
    width: min-content;
    height: 3.75rem;
  }
  ${media.wide} {
    & > span {
      width: auto;
      white-space: nowrap;
      font-size: 1.375rem;
    }
  }
`;
