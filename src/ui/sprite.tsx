import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Ambulance from 'lucide-react/icons/ambulance';
import Award from 'lucide-react/icons/award';
import Bath from 'lucide-react/icons/bath';
import Bone from 'lucide-react/icons/bone';
import Calendar from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
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
import type { SpriteName } from './icon.tsx';

const drawings: Readonly<Record<SpriteName, ComponentType>> = {
  ambulance: Ambulance,
  award: Award,
  bath: Bath,
  bone: Bone,
  calendar: Calendar,
  clock: Clock,
  heart: Heart,
  home: House,
  info: Info,
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
};

/** All drawings as one SVG file, `public/icons.svg`. In the browser's bundle they would cost 4 kB. */
export function renderSprite(): string {
  const symbols = Object.entries(drawings).map(([name, Drawing]) => {
    const shapes = renderToStaticMarkup(<Drawing />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
