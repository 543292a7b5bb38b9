/** What can be done with what lies on a table. Without `onCard` it is only looked at. */
export interface Play {
  isChosen(card: string): boolean;
  onCard?: ((card: string) => void) | undefined;
  onBuild?: ((cards: string[]) => void) | undefined;
  /** While a position is laid out: where the next card goes. */
  place?: string | undefined;
  onPlace?: ((zone: string) => void) | undefined;
}

export const onlyLooked: Play = { isChosen: () => false };
