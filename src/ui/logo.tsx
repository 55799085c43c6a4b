import styled from '@emotion/styled';
import type { Shape } from '../fields/drawing.ts';
import type { SiteFacts } from '../fields/page-data.ts';
import { media } from './tokens.ts';

function draw({ tag: Tag, attributes, shapes }: Shape, index: number) {
  return (
    <Tag key={index} {...attributes}>
      {shapes?.map(draw)}
    </Tag>
  );
}

/** Whether a name needs more than three lines of one word each, or more than a line of a wide window has. */
const isLong = (name: string) => name.length > 24 || name.split(' ').length > 3;

/** The site's mark, where it has one, beside its name. */
export function Logo({ site: { name, logo } }: { readonly site: Pick<SiteFacts, 'name' | 'logo'> }) {
  const Box = isLong(name) ? LongLockup : Lockup;
  return (
    <Box>
      {logo && (
        <svg width="44" height="44" viewBox={logo.viewBox} aria-hidden="true">
          {logo.shapes.map(draw)}
        </svg>
      )}
      <span>{name}</span>
    </Box>
  );
}

// Where the name has no room beside the mark, it wraps below it and out of sight. The box is higher than the mark
// for visitors who space lines further apart, and the mark fills it, whatever size their letters have.
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
    margin-block: calc(1.875rem - 22px);
  }
  & > span {
    display: grid;
    align-content: center;
    width: min-content;
    overflow-wrap: normal;
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

// In up to three lines. It is a style of its own, so that other sites' pages do not carry it.
const LongLockup = styled(Lockup)`
  font-size: 0.9375rem;

  & > span {
    display: -webkit-box;
    flex: 1 1 6.5rem;
    min-width: 6rem;
    max-width: 19rem;
    padding-block: 0.15em;
    height: auto;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${media.wide} {
    & > span {
      white-space: normal;
      font-size: 1.0625rem;
    }
  }
`;
