import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { ScreenProps } from '../../../later.tsx';
import { Page } from '../../../ui/page.tsx';
import { openTable, type ThargosTable } from '../local-table.ts';

export const TableScreen = ({ at: [id = ''] }: ScreenProps) => {
  const [table, setTable] = useState<ThargosTable | Refusal | 'opening' | undefined>('opening');
  useEffect(() => {
    void openTable(id).then(found => setTable(found as ThargosTable | Refusal | undefined));
  }, [id]);
  if (table === 'opening' || table === undefined || isRefusal(table)) return <Page>…</Page>;
  return <Page>{JSON.stringify((table as ThargosTable).view('spectator').question)}</Page>;
};
