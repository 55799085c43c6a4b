import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Ambulance from 'lucide-react/icons/ambulance';
import Award from 'lucide-react/icons/award';
import Bath from 'lucide-react/icons/bath';
import Bone from 'lucide-react/icons/bone';
import Cake from 'lucide-react/icons/cake';
import Calendar from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Croissant from 'lucide-react/icons/croissant';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Package from 'lucide-react/icons/package';
import Paw from 'lucide-react/icons/paw-print';
import Scissors from 'lucide-react/icons/scissors';
import Shield from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smile from 'lucide-react/icons/smile';
import Snowflake from 'lucide-react/icons/snowflake';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Syringe from 'lucide-react/icons/syringe';
import Thermometer from 'lucide-react/icons/thermometer';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Wheat from 'lucide-react/icons/wheat';
import type { SpriteName } from './icon.tsx';
import { StreetMap } from './street-map.tsx';

// Marks of other companies, which lucide does not draw.
const Facebook = () => (
  <svg>
    <path
      fill="currentColor"
      stroke="none"
      d="M13.4 22v-8.2h2.8l.5-3.3h-3.3V8.4c0-.9.4-1.8 1.9-1.8h1.5V3.7S15.5 3.5 14.2 3.5c-2.7 0-4.4 1.6-4.4 4.5v2.5h-3v3.3h3V22h3.6Z"
    />
  </svg>
);
const Instagram = () => (
  <svg>
    <path
      fill="currentColor"
      stroke="none"
      fillRule="evenodd"
      d="M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4h-9ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z"
    />
  </svg>
);

const drawings: Readonly<Record<SpriteName, ComponentType>> = {
  ambulance: Ambulance,
  award: Award,
  bath: Bath,
  bone: Bone,
  cake: Cake,
  calendar: Calendar,
  clock: Clock,
  coffee: Coffee,
  croissant: Croissant,
  facebook: Facebook,
  heart: Heart,
  home: House,
  info: Info,
  instagram: Instagram,
  mail: Mail,
  'map-pin': MapPin,
  navigation: Navigation,
  package: Package,
  paw: Paw,
  scissors: Scissors,
  shield: Shield,
  'shopping-bag': ShoppingBag,
  smile: Smile,
  snowflake: Snowflake,
  sparkles: Sparkles,
  star: Star,
  stethoscope: Stethoscope,
  syringe: Syringe,
  thermometer: Thermometer,
  truck: Truck,
  users: Users,
  wallet: Wallet,
  wheat: Wheat,
};

function inside(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const star = 'l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8Z';

/** A row of five. */
const starsPath = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2.5${star}`).join('');

/** All drawings as one SVG file, `icons.svg`. In the browser's bundle they would cost 5 kB. */
export function renderSprite(): string {
  const icons = Object.entries(drawings).map(
    ([name, Drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${inside(<Drawing />)}</symbol>`,
  );
  const stars = `<symbol id="stars" viewBox="0 0 120 24">${inside(<path d={starsPath} />)}</symbol>`;
  const map = `<symbol id="street-map" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">${inside(<StreetMap />)}</symbol>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons, stars, map].join('\n')}\n</svg>\n`;
}
