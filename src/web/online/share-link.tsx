import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { shareOr } from '../ui/dom.ts';
import { Input } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import { qrCode, qrPath } from './qr.ts';

/** A QR code, dark on light in every theme, because cameras need that. */
export const Qr = ({ link }: { readonly link: string }) => {
  const rows = useMemo(() => qrCode(link), [link]);
  if (!rows) return null;
  const size = rows.length + 8;
  return (
    <svg class="online-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say(ONLINE_MESSAGES).qr}>
      <path class="online-qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path class="online-qr-ink" d={qrPath(rows)} />
    </svg>
  );
};

interface HandOnProps {
  readonly link: string;
  /** The purpose of the link, for screen readers. */
  readonly label: string;
  /** The text that is shared with it. */
  readonly with?: string;
}

/** A link to share: scan, copy or send. */
export const ShareLink = ({ link, label, with: message }: HandOnProps) => {
  const words = say(ONLINE_MESSAGES);
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      said.value = words.copied;
    } catch {
      // On plain http there is no clipboard; the field can still be selected.
      said.value = words.copyThis;
    }
  };
  const canSend = message !== undefined && 'share' in navigator;
  return (
    <div class="online-hand-on row">
      <Qr link={link} />
      <div class="online-hand-on-ways stack">
        <Input readOnly value={link} aria-label={label} onFocus={event => event.currentTarget.select()} />
        <div class="row">
          <Button onClick={() => void copy()}>
            <Icon name="copy" /> {words.copy}
          </Button>
          {canSend && (
            <Button onClick={() => void shareOr(copy, { text: message, url: link })}>
              <Icon name="share" /> {words.share}
            </Button>
          )}
        </div>
        <p role="status">{said.value}</p>
      </div>
    </div>
  );
};
