import styled from '@emotion/styled';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

/**
 * Lets what stands below the window rise into place once, as it enters. What is in the window, and everything
 * without scripts, without an observer, in print or for who prefers less motion, just stands there.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [waits, setWaits] = useState(false);
  const { ref: observe, inView } = useInView({ triggerOnce: true, skip: !waits, fallbackInView: true });

  useLayoutEffect(() => {
    if (!box.current || !('IntersectionObserver' in window)) return;
    const isBelow = box.current.getBoundingClientRect().top >= window.innerHeight;
    if (isBelow && !matchMedia('(prefers-reduced-motion: reduce)').matches) setWaits(true);
  }, []);

  // Another function would be attached anew with every render, and what was shown would be observed, and hidden, again.
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      observe(element);
    },
    [observe],
  );
  return (
    <Box ref={attach} data-reveal={waits ? (inView ? 'shown' : 'waiting') : undefined}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-reveal='waiting'] {
      opacity: 0;
      transform: translateY(16px);
    }

    &[data-reveal='shown'] {
      transition:
        opacity 0.4s ease-out,
        transform 0.4s ease-out;
    }
  }
`;
