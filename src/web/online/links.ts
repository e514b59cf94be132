import { linkTo } from '../route.ts';

/** Shareable links. Keys are in the fragment, which browsers don't send to the server. */
const whole = (...parts: readonly string[]): string =>
  `${location.origin}${location.pathname}${linkTo('friends', ...parts)}`;

export const inviteLink = (id: string, invite: string): string => whole('join', id, invite);
export const watchLink = (id: string, watch: string): string => whole('watch', id, watch);
/** A big screen that another computer can open. The invite is part of it, because the screen shows its QR code. */
export const bigScreenLink = (id: string, watch: string, invite: string): string =>
  whole('big', id, watch, invite);
export const seatLink = (id: string, token: string): string => whole('seat', id, token);
export const recoveryLink = (key: string): string => whole('me', key);

/** Whether the links of this page work only on this device. */
export const isOnlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
