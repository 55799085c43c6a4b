import styled from '@emotion/styled';

/** A drawn neighbourhood with a pin in its middle: it says where to look, the map service knows the way. */
export function MapSketch() {
  return (
    <Sketch viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="360" fill="var(--tint)" />
      <g fill="var(--tint-strong)">
        <path d="M-20 -20h150v92l-150 34Z" />
        <path d="M158 -20h128v52l-128 30Z" />
        <path d="M316 -20h150l14 24-164 22Z" />
        <path d="M505 -20h160v58l-138 6Z" />
        <path d="M-20 138l150-34v84l-150 22Z" />
        <path d="M316 58l176-26 40 72-216 28Z" />
        <path d="M560 96l100-14v98l-58-10Z" />
        <path d="M-20 242l150-22v160h-150Z" />
        <path d="M158 216l128-18v74l-128 16Z" />
        <path d="M158 318l128-16v78h-128Z" />
        <path d="M316 194l230-28 44 78-274 32Z" />
        <path d="M316 306l290-32 54 106H316Z" />
      </g>
      <path d="M158 96l128-30v100l-128 20Z" fill="var(--chat)" opacity="0.22" />
      <g fill="var(--chat)" opacity="0.45">
        <circle cx="186" cy="118" r="11" />
        <circle cx="214" cy="146" r="14" />
        <circle cx="252" cy="104" r="13" />
        <circle cx="262" cy="146" r="9" />
        <circle cx="182" cy="158" r="9" />
      </g>
      <g fill="none" stroke="var(--surface)" strokeWidth="16">
        <path d="M-20 120 305 48l360-52M-20 226l325-44 360-44M-20 304l325-36 360-40" />
        <path d="M144 -20v400M301 -20v400M480 -20l190 380" strokeWidth="20" />
      </g>
      <path d="M-20 352C120 330 200 300 301 286s250-24 360-40" fill="none" stroke="var(--strong)" strokeWidth="4" strokeDasharray="2 14" strokeLinecap="round" />
      <ellipse cx="380" cy="192" rx="22" ry="7" fill="var(--deep)" opacity="0.25" />
      <path d="M380 190c-26-32-42-52-42-76a42 42 0 1 1 84 0c0 24-16 44-42 76Z" fill="var(--accent)" />
      <g fill="var(--white)">
        <path d="M380 134c-9-6-14.5-10.8-14.5-16.4 0-4.3 3.2-7.4 7.2-7.4 3 0 5.6 1.6 7.3 4.5 1.7-2.9 4.3-4.5 7.3-4.5 4 0 7.2 3.1 7.2 7.4 0 5.6-5.5 10.4-14.5 16.400Z" />
        <ellipse cx="362.5" cy="108" rx="4" ry="5.3" transform="rotate(-24 362.5 108)" />
        <ellipse cx="397.5" cy="108" rx="4" ry="5.3" transform="rotate(24 397.5 108)" />
        <ellipse cx="373.5" cy="99" rx="4.2" ry="5.6" transform="rotate(-7 373.5 99)" />
        <ellipse cx="386.5" cy="99" rx="4.2" ry="5.6" transform="rotate(7 386.5 99)" />
      </g>
    </Sketch>
  );
}

const Sketch = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 15rem;
`;
