import type { ComponentChildren } from 'preact';
import type { Instance, View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CardFace } from '../../card/card-face.tsx';
import { Meanings } from '../../card/meanings.tsx';
import { shortsOn } from '../../card/shorts.ts';
import { cardOf } from '../cards.ts';
import { WORDS } from '../messages.ts';

interface SheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export const Sheet = ({ label, onClose, children }: SheetProps) => (
  <Dialog class="th-close" label={label} onClose={onClose}>
    {children}
    <form method="dialog">
      <Button type="submit" class="th-go">
        {say(WORDS).close}
      </Button>
    </form>
  </Dialog>
);

interface CloseProps {
  readonly view: View;
  readonly card: Instance;
  readonly onClose: () => void;
}

/** A card in full size. A hero is shown with both faces, the current one first. */
export const Close = ({ view, card, onClose }: CloseProps) => {
  const found = cardOf(view, card);
  if (!found) return null;
  const isWounded = view.heroes[card]?.face === 'wounded';
  return (
    <Sheet label={say(WORDS).look(text(found.name))} onClose={onClose}>
      <div class="th-close-cards in-lines">
        {found.type === 'hero' ? (
          <>
            <CardFace card={found} size="large" face={isWounded ? 'wounded' : 'active'} />
            <CardFace card={found} size="large" face={isWounded ? 'active' : 'wounded'} />
          </>
        ) : (
          <CardFace card={found} size="large" />
        )}
      </div>
      <Meanings of={shortsOn(found)} />
    </Sheet>
  );
};
