/** A drawn neighbourhood with a pin in its middle, in the colours of the theme that shows it. */
export function StreetMap() {
  return (
    <>
      <rect width="640" height="360" fill="var(--map-tint-strong)" />
      <path d="M168 108l134-10.5v76L168 184.5Z" fill="var(--map-chat)" opacity="0.22" />
      <g fill="var(--map-chat)" opacity="0.45">
        <circle cx="192" cy="126" r="10" />
        <circle cx="222" cy="152" r="14" />
        <circle cx="258" cy="122" r="13" />
        <circle cx="280" cy="154" r="9" />
        <circle cx="188" cy="164" r="8" />
      </g>
      <g fill="var(--map-tint)" transform="rotate(-4.7)">
        <path d="M20 20h52v48H20ZM84 20h34v48H84ZM180 20h60v44h-60ZM252 20h44v44h-44ZM334 22h42v46h-42ZM388 22h60v46h-60Z" />
        <path d="M8 134h36v58H8ZM56 134h68v58H56ZM340 142h70v54h-70ZM422 142h34v54h-34ZM556 96h70v56h-70Z" />
        <path d="M4 238h62v52H4ZM78 238h40v52H78ZM160 240h50v52h-50ZM222 240h68v52h-68ZM318 246h46v52h-46ZM376 246h96v52h-96Z" />
      </g>
      <g fill="none" stroke="var(--map-surface)">
        <path d="M-20 112 660 56M-20 212 660 156M-20 312 660 256" strokeWidth="18" />
        <path d="M150-20v400M320-20v400M470-20 640 380" strokeWidth="22" />
      </g>
      <path
        d="M-20 312 150 298V198l168-13.8"
        fill="none"
        stroke="var(--map-strong)"
        strokeWidth="5"
        strokeDasharray="1 13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(-60 -6)">
        <ellipse cx="380" cy="192" rx="22" ry="7" fill="var(--map-deep)" opacity="0.25" />
        <path d="M380 190c-26-32-42-52-42-76a42 42 0 1 1 84 0c0 24-16 44-42 76Z" fill="var(--map-accent)" />
        <circle cx="380" cy="114" r="15" fill="var(--map-white)" />
      </g>
    </>
  );
}
