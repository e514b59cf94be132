/** The day (UTC) of a time, such as 2026-11-17. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const today = (): string => isoDay(Date.now());
