import type { ComponentType } from 'react';
import Ambulance from 'lucide-react/icons/ambulance';
import Award from 'lucide-react/icons/award';
import Bath from 'lucide-react/icons/bath';
import Bone from 'lucide-react/icons/bone';
import Calendar from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Navigation from 'lucide-react/icons/navigation';
import Package from 'lucide-react/icons/package';
import Paw from 'lucide-react/icons/paw-print';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
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
import Close from 'lucide-react/icons/x';
import type { IconName } from '../fields/icon.ts';
import { Facebook, Instagram, Whatsapp } from './glyphs.tsx';

type OwnName =
  | 'chevron-left'
  | 'chevron-right'
  | 'close'
  | 'facebook'
  | 'instagram'
  | 'menu'
  | 'plus';

const drawings: Readonly<Record<IconName | OwnName, ComponentType<{ size?: number }>>> = {
  ambulance: Ambulance,
  award: Award,
  bath: Bath,
  bone: Bone,
  calendar: Calendar,
  check: Check,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  close: Close,
  facebook: Facebook,
  heart: Heart,
  home: House,
  info: Info,
  instagram: Instagram,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  navigation: Navigation,
  package: Package,
  paw: Paw,
  phone: Phone,
  plus: Plus,
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
  whatsapp: Whatsapp,
};

/** A drawing in the colour of its text, hidden from assistive technology: the words beside it say what it means. */
export function Icon({ name, size = 20 }: { readonly name: IconName | OwnName; readonly size?: number }) {
  const Drawing = drawings[name];
  return <Drawing size={size} />;
}
