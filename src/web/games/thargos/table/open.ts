import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { openGame, type ThargosTable } from '../local-table.ts';

/** A game that was kept in this browser, with the words for what happens in it. */
export const openTable = async (id: string): Promise<ThargosTable | Refusal | undefined> => {
  // Nobody sits down at a table whose words did not come.
  const { chronicler } = await import('./chronicle/chronicle.ts');
  const found = await openGame(id);
  if (!found || isRefusal(found)) return found as Refusal | undefined;
  const table = found as Omit<ThargosTable, 'chronicle'>;
  return {
    ...table,
    chronicle: reader => {
      const tell = chronicler(reader);
      return () => tell(table.record().log);
    },
  };
};
