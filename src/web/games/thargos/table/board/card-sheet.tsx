import type { ComponentChildren } from 'preact';
import { design, type Instance, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CardFace } from '../../card/card-face.tsx';
import { Meanings } from '../../card/meanings.tsx';
import { shortsOn } from '../../card/shorts.ts';
import { WORDS } from '../messages.ts';

interface SheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet on top of the table. */
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

/** A card in full size; a hero with both faces, the current one first. */
export const Close = ({ view, card, onClose }: CloseProps) => {
  const id = view.faces[card];
  if (!id) return null;
  const found = design(view.config, id).card;
  const isWounded = view.heroes[card]?.face === 'wounded';
  return (
    <Sheet label={say(WORDS).look(text(found.name))} onClose={onClose}>
      <div class="th-close-cards">
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
