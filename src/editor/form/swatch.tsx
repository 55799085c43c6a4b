import styled from '@emotion/styled';

/** A colour to look at, beside the words that name it. */
export function Swatch({ color }: { readonly color: string }) {
  return <Patch style={{ background: color }} />;
}

const Patch = styled.i`
  display: inline-block;
  width: 1.1em;
  height: 1.1em;
  margin-right: 0.3em;
  border: 1px solid var(--edge);
  border-radius: 0.25em;
  vertical-align: -0.2em;
`;
