import { CHOICES, SETS } from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Options } from '../../../screens/new-game/fields.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { CHOICE_WORDS } from './choice-messages.ts';
import { gameOf, withGame } from './draft.ts';
import { ChoiceField, Fault, type FormProps, Pool, withKey } from './form.tsx';

const WORDS = {
  en: {
    title: 'Box',
    notes: {
      base: 'Ruins, coins, four kinds of monsters. Start with this box.',
      heroes: 'Heroes fight monsters that do lasting harm.',
      combined: 'Ruins, heroes and the edicts of both boxes.',
    },
    ambushes: 'Ambushes to draw from (at least four)',
  },
  fr: {
    title: 'Boîte',
    notes: {
      base: 'Des ruines, des pièces, quatre sortes de monstres. Pour commencer.',
      heroes: 'Les héros frappent les monstres, et les monstres font des dégâts durables.',
      combined: 'Des ruines et des héros, les décrets des deux boîtes.',
    },
    ambushes: 'Embuscades possibles (au moins quatre)',
  },
};

const AMBUSHES = [...SETS.base.ambushes, ...SETS.heroes.ambushes];

export const SetField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change, config } = form;
  const game = gameOf(draft);
  return (
    <FieldPanel title={words.title}>
      <Options
        group="game"
        values={CHOICES.game}
        wordsOf={value => [text(CHOICE_WORDS.game.values[value]), words.notes[value]]}
        chosen={game}
        choose={value => change(withGame(draft, value))}
      />
      {game !== 'base' && (
        <div class="new-choices">
          {game === 'combined' && <ChoiceField of="exploreSet" form={form} />}
          {game === 'combined' && <ChoiceField of="seasonSet" form={form} />}
          <ChoiceField of="heroes" form={form} />
          <ChoiceField of="edition" form={form} />
        </div>
      )}
      {game === 'combined' && (
        <>
          <Pool
            title={words.ambushes}
            cards={AMBUSHES}
            chosen={draft.wish.ambushPool ?? config.ambushPool}
            choose={ids => change(withKey(draft, 'ambushPool', ids))}
          />
          <Fault of="ambushPool" form={form} />
        </>
      )}
    </FieldPanel>
  );
};
