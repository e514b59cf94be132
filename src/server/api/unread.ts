interface Unread {
  readonly bufferedAmount: number;
}

/** Bytes that wait for clients to read them. */
export const unreadBytes = (sockets: Iterable<Unread>): number => {
  let sum = 0;
  for (const { bufferedAmount } of sockets) sum += bufferedAmount;
  return sum;
};

/** The sockets to cut so that every address has at most `most` unread bytes: those with the most first. */
export const shedUnread = <Socket extends Unread>(
  sockets: Iterable<Socket>,
  addressOf: (socket: Socket) => string,
  most: number,
): readonly Socket[] => {
  const sums = new Map<string, number>();
  for (const socket of sockets) {
    const address = addressOf(socket);
    sums.set(address, (sums.get(address) ?? 0) + socket.bufferedAmount);
  }
  if ([...sums.values()].every(sum => sum <= most)) return [];
  return [...sockets]
    .toSorted((a, b) => b.bufferedAmount - a.bufferedAmount)
    .filter(socket => {
      const address = addressOf(socket);
      const sum = sums.get(address)!;
      if (sum <= most) return false;
      sums.set(address, sum - socket.bufferedAmount);
      return true;
    });
};
