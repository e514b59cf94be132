import { useContext } from 'preact/hooks';
import { CHOICES, isSoloMode } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Option } from '../../../screens/new-game/fields.tsx';
import { IsOnline } from '../../../screens/new-game/online-context.ts';
import { FieldPanel } from '../../../ui/panel.tsx';
import { CHOICE_WORDS } from './choice-messages.ts';
import { withMode } from './draft.ts';
import { ChoiceField, type FormProps } from './form.tsx';

const WORDS = {
  en: {
    notes: {
      duel: 'Two players, four tracks between them. Start here.',
      circle: 'Three to eight players, two tracks with each neighbor.',
      story: 'One to eight players on a map of Missions, competing or together.',
      solo: 'You against the Rival, who is played by dice.',
      'solo-story': 'A map of Missions for one player, with or without the Rival.',
    },
  },
  fr: {
    notes: {
      duel: 'Deux joueurs, quatre pistes entre eux. Pour commencer.',
      circle: 'De trois à huit joueurs, deux pistes avec chaque voisin.',
      story: 'De un à huit joueurs sur un plan de missions, les uns contre les autres ou ensemble.',
      solo: 'Vous contre le Rival. Les dés décident pour lui.',
      'solo-story': 'Un plan de missions pour un seul joueur, avec ou sans le Rival.',
    },
  },
};

/** The kind of game, and how long it lasts. */
export const ModeField = (form: FormProps) => {
  const { draft, change } = form;
  const { notes } = say(WORDS);
  // Solo modes are not available online.
  const isFar = useContext(IsOnline);
  const modes = CHOICES.mode.filter(mode => !isFar || !isSoloMode({ mode }));
  return (
    <FieldPanel title={text(CHOICE_WORDS.mode.title)}>
      <div class="new-cards">
        {modes.map(mode => (
          <Option
            key={mode}
            group="mode"
            title={text(CHOICE_WORDS.mode.values[mode])}
            isChosen={draft.mode === mode}
            choose={() => change(withMode(draft, mode))}
          >
            <span class="new-why">{notes[mode]}</span>
          </Option>
        ))}
      </div>
      <div class="new-choices">
        <ChoiceField of="quickPlay" form={form} />
        <ChoiceField of="coop" form={form} />
        <ChoiceField of="coopTarget" form={form} />
        <ChoiceField of="soloStory" form={form} />
      </div>
    </FieldPanel>
  );
};
