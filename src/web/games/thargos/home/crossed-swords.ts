const sword = 'M30 4l4 5v29h5v4h-5v8h2v4h-8v-4h2v-8h-5v-4h5V9z';

/** The sign of Heroes of Thargos where its own drawings are not loaded yet, in the color of the text beside it. */
export const crossedSwords = (): string =>
  `<svg class="home-swords" viewBox="9 9 46 46"><path transform="rotate(45 32 32)" d="${sword}"/>` +
  `<path transform="rotate(-45 32 32)" d="${sword}"/></svg>`;
