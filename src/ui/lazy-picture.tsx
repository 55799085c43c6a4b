import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useInView } from 'react-intersection-observer';
import { Frame, middleWidth, PlainPicture, Sources, type PictureProps } from './picture.tsx';
import { useWords } from './use-words.ts';

type Progress = 'loading' | 'loaded' | 'failed';

/** A picture that may have loaded or failed before anyone listened, as after hydration. */
function settledProgress(img: HTMLImageElement): Progress {
  if (!img.complete) return 'loading';
  return img.naturalWidth === 0 ? 'failed' : 'loaded';
}

/** A picture that is fetched at once and says so where it fails. */
function LoadingPicture(props: PictureProps & Pick<ComponentProps<'img'>, 'draggable'>) {
  const [progress, setProgress] = useState<Progress>('loading');
  const img = useRef<HTMLImageElement>(null);
  const words = useWords();
  const [isPlaced, setIsPlaced] = useState(false);
  // That it is placed is only known once it is.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setIsPlaced(true), []);
  useEffect(() => {
    if (isPlaced && img.current) setProgress(settledProgress(img.current));
  }, [isPlaced]);
  if (progress === 'failed') return <Message>{words.missingPicture}</Message>;
  return (
    <Sources
      {...props}
      // WebKit fetches what an image names before it stands in its `<picture>`, and then the better format besides.
      {...(isPlaced ? {} : { src: undefined, srcSet: undefined })}
      data-progress={progress}
      onLoad={() => setProgress('loaded')}
      onError={() => setProgress('failed')}
      ref={img}
    />
  );
}

/**
 * A picture that is fetched once it is nearly in the window, by the inline script or here; until then a box in its colour.
 * It stands in a link to its largest variant.
 */
export function LazyPicture(props: PictureProps) {
  const { place, progress } = useEarlyPicture();
  const { ref, inView } = useInView({
    rootMargin: '50px',
    threshold: 0.1,
    triggerOnce: true,
    fallbackInView: true,
    skip: progress !== undefined,
  });
  const words = useWords();
  return (
    <Frame
      ref={ref}
      color={props.picture.color}
      focus={props.picture.focus}
      data-lazy={middleWidth(props.picture)}
      data-alt={props.alt}
    >
      {progress === 'failed' && <Message>{words.missingPicture}</Message>}
      {progress === undefined && inView && <LoadingPicture {...props} />}
      {progress !== 'failed' && !inView && (
        <>
          {/* A text as its only child, even an empty one, lets React take over what the inline script puts into it. */}
          <picture ref={place}>{''}</picture>
          <noscript>
            <PlainPicture {...props} />
          </noscript>
        </>
      )}
    </Frame>
  );
}

/** What became of the picture that the inline script has put into its place; undefined where it has put none. */
function useEarlyPicture() {
  const place = useRef<HTMLPictureElement>(null);
  const [progress, setProgress] = useState<Progress>();
  // Before the observer can speak: whoever heard of the window first would take the picture out.
  useLayoutEffect(() => {
    const img = place.current?.querySelector('img');
    if (!img) {
      // From here on it is this component that fetches it.
      place.current?.setAttribute('data-own', '');
      return undefined;
    }
    const note = () => setProgress(settledProgress(img));
    note();
    img.addEventListener('error', note);
    return () => img.removeEventListener('error', note);
  }, []);
  return { place, progress };
}

const Message = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 1rem;
  background: var(--tint);
  color: var(--ink);
  font-weight: 700;
  text-align: center;
`;
