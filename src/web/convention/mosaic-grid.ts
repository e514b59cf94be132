/** The space that pictures of equal size share. */
interface Space {
  readonly width: number;
  readonly height: number;
  /** The gap between two pictures. */
  readonly gap: number;
  /** The height of the name below each picture. */
  readonly label: number;
}

interface Layout {
  readonly columns: number;
  /** The width and height of each picture. */
  readonly side: number;
}

/** The layout in which `count` square pictures with names are as large as possible. */
export const mosaicLayout = (count: number, { width, height, gap, label }: Space): Layout => {
  let best: Layout = { columns: 1, side: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows - label;
    const side = Math.floor(Math.min(across, down));
    if (side > best.side) best = { columns, side };
  }
  return best;
};
