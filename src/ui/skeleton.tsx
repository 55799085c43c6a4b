import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Container } from './container.tsx';
import { media, radius, space } from './tokens.ts';
import { useWords } from './use-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

function Lines() {
  return (
    <div>
      <Bar data-shape="title" />
      <Bar data-shape="line" />
    </div>
  );
}

function Bars({ isPage = false }: { readonly isPage?: boolean }) {
  return (
    <Container>
      <VisuallyHidden>{useWords().loading}</VisuallyHidden>
      {isPage ? (
        <Hero>
          <div>
            <Lines />
            <Bar data-shape="button" />
          </div>
          <Bar data-shape="picture" />
        </Hero>
      ) : (
        <Lines />
      )}
      <Tiles>
        <Bar data-shape="tile" />
        <Bar data-shape="tile" />
        <Bar data-shape="tile" />
      </Tiles>
    </Container>
  );
}

/** Stands for a section whose view is on its way. */
export function SectionSkeleton() {
  return (
    <Space aria-busy="true">
      <Bars />
    </Space>
  );
}

/** Stands for a whole page whose data is on its way, which begins with words, a button and a picture: as tall as the window, so that the footer stays below. */
export function PageSkeleton() {
  return (
    <Space aria-busy="true" data-shape="page">
      <Bars isPage />
    </Space>
  );
}

const Space = styled.div`
  padding-block: ${space.section};

  &[data-shape='page'] {
    min-height: 100vh;
  }
`;

const Hero = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: center;
  gap: ${space.grid};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.grid};
  margin-top: 2.5rem;
`;

const pulse = keyframes`
  to {
    opacity: 0.5;
  }
`;

const Bar = styled.div`
  border-radius: ${radius.control};
  background: var(--tint);

  &[data-shape='title'] {
    width: min(24rem, 80%);
    height: 2.5rem;
  }
  &[data-shape='line'] {
    width: min(34rem, 100%);
    height: 1.25rem;
    margin-top: 1rem;
  }
  &[data-shape='button'] {
    width: min(20rem, 100%);
    height: 3rem;
    margin-top: 1.5rem;
    border-radius: 2rem;
  }
  &[data-shape='picture'] {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.card};
  }
  &[data-shape='tile'] {
    height: 18rem;
    border-radius: ${radius.card};
  }
  ${media.motion} {
    animation: ${pulse} 1.2s ease-in-out infinite alternate;
  }
`;
