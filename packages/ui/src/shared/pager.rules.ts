/** Where one stands among pages; `first` and `last` count from 1. */
export type PlaceInPages = {
  readonly page: number;
  readonly pages: number;
  readonly first: number;
  readonly last: number;
  /** The offset of the last page, where one stands behind it: the list has become shorter. */
  readonly back?: number;
};

/** A full page is followed by none unless there is a row more. `total` and `offset` count rows from 0, `size` is at least 1. */
export function placeInPages(total: number, offset: number, size: number): PlaceInPages {
  const pages = Math.max(1, Math.ceil(total / size));
  return {
    page: Math.floor(offset / size) + 1,
    pages,
    first: Math.min(total, offset + 1),
    last: Math.min(total, offset + size),
    ...(offset > 0 && offset >= total && { back: (pages - 1) * size }),
  };
}
