import { useContext, useState } from 'preact/hooks';
import { type ConfigWish, gridOf, makeNotation, refusalText } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { saveFile } from '../../../files.ts';
import { say } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { linkTo } from '../../../route.ts';
import { CopyLink } from '../../../screens/replay/copy-link.tsx';
import { gameText } from '../../../screens/replay/share.ts';
import { RematchContext } from '../../../screens/table/table-context.ts';
import { language } from '../../../settings.ts';
import { StartFaultText, useStartGame } from '../../../start-game.tsx';
import { Button, MenuButton } from '../../../ui/button.tsx';
import { useCopy } from '../../../ui/copy.tsx';
import { shareOr } from '../../../ui/dom.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { MapScene } from '../art/map.ts';
import type { Caption } from '../art/standalone.ts';
import { type CartographersRecord, startGame } from '../local-table.ts';
import { shareText } from './share-text.ts';

const WORDS = {
  en: {
    again: 'Play again',
    share: 'Share',
    replay: 'Replay',
    other: 'New game',
    send: 'Send picture and text',
    picture: 'Picture',
    text: 'Text',
    failed: 'Couldn’t create the picture. Try again.',
  },
  fr: {
    again: 'Rejouer',
    share: 'Partager',
    replay: 'Revoir la partie',
    other: 'Nouvelle partie',
    send: 'Envoyer l’image et le texte',
    picture: 'Image',
    text: 'Texte',
    failed: 'Impossible de créer l’image. Réessayez.',
  },
};

interface ShareProps {
  readonly scene: MapScene;
  readonly caption: Caption;
  readonly title: string;
  readonly lines: readonly string[];
  readonly record: CartographersRecord | undefined;
}

/** Whether the system's share dialog accepts files. If so, the picture is shared together with the text. */
const canSend = (): boolean => {
  const probe = new File([''], 'a.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
};

/** Buttons that share a finished map: as a picture, as a link to the replay, or as emoji squares in a message. */
const ShareWays = ({ scene, caption, title, lines, record }: ShareProps) => {
  const words = say(WORDS);
  const { copy, tell, result } = useCopy();
  const text = shareText({ title, lines, ...scene });
  const pictureOf = async (): Promise<File> => (await import('./keep.ts')).mapFile(scene, caption, 'png');
  const failing = (work: () => Promise<void>) => () => {
    tell('');
    work().catch(() => tell(words.failed));
  };
  const send = failing(async () => shareOr(() => copy(text), { files: [await pictureOf()], text }));
  const save = failing(async () => {
    const picture = await pictureOf();
    saveFile(picture.name, picture);
  });
  return (
    <div class="end-share panel">
      <div class="row">
        {canSend() && (
          <Button onClick={send}>
            <Icon name="share" /> {words.send}
          </Button>
        )}
        <Button onClick={save}>
          <Icon name="download" /> {words.picture}
        </Button>
        <Button onClick={() => void copy(text)}>
          <Icon name="copy" /> {words.text}
        </Button>
        {record && (
          <CopyLink
            screen={['replay']}
            name="game"
            text={() => gameText({ record, notation: makeNotation(record) })}
          />
        )}
      </div>
      {result}
    </div>
  );
};

interface EndActionsProps {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly config: ConfigWish;
  /** What the buttons share. Undefined if the viewer can see no map. */
  readonly share: ShareProps | undefined;
}

/** Buttons for after the game. They are visible together with the winner. */
export const EndActions = ({ id, players, config, share }: EndActionsProps) => {
  const words = say(WORDS);
  // At an online table, the bar above the map offers the rematch.
  const isOnline = useContext(RematchContext) !== undefined;
  const [isSharing, setSharing] = useState(false);
  // Starts a rematch with the same people, bots and rules, but a different seed.
  const { begin, fault } = useStartGame(() => startGame({ players, config, seed: randomSeed() }), 'table');
  return (
    <div class="end-actions one-column">
      <div class="row">
        {!isOnline && (
          <Button look="main" onClick={begin}>
            <Icon name="play" /> {words.again}
          </Button>
        )}
        {share && (
          <MenuButton isOpen={isSharing} onToggle={setSharing}>
            <Icon name="share" /> {words.share}
          </MenuButton>
        )}
        <a class="button" href={linkTo('replay', id)}>
          <Icon name="eye" /> {words.replay}
        </a>
        <a class="button" href={linkTo('new')}>
          <Icon name="plus" /> {words.other}
        </a>
      </div>
      <StartFaultText
        fault={fault.value}
        reason={refusal => refusalText(refusal, language.value, gridOf(11, 11))}
      />
      {share && isSharing && <ShareWays {...share} />}
    </div>
  );
};
