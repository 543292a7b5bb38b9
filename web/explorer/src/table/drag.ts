// Cards are dragged by mouse, pen or finger. Who lets one go somewhere is told what and where.

const slack = 8; // pixels that a press may wander and still be a click

export interface Dropped {
  card: string;
  /** "table", "hand N", ...; or null where no zone is. */
  zone: string | null;
  /** A card or build that it was let go on. */
  onto: string[];
}

export function draggable(root: HTMLElement, onDrop: (dropped: Dropped) => void): () => void {
  let ghost: HTMLElement | null = null;
  let from: { card: string; face: Element; x: number; y: number; id: number } | null = null;

  const down = (event: PointerEvent) => {
    const face = (event.target as Element).closest("[data-card]");
    if (!face || event.button !== 0) return;
    from = { card: face.getAttribute("data-card")!, face, x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const moved = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return;
      ghost = from.face.cloneNode(true) as HTMLElement;
      ghost.classList.add("dragged");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.width = `${from.face.getBoundingClientRect().width}px`;
      document.body.append(ghost);
    }
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    event.preventDefault();
  };
  const up = (event: PointerEvent) => {
    const [card, wasDragged] = [from?.card, ghost !== null];
    ghost?.remove();
    [ghost, from] = [null, null];
    if (!wasDragged || !card) return;
    // The click that ends a drag is none.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => {}, 0);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const onto = under?.closest("[data-build]")?.getAttribute("data-build")?.split(" ") ?? [under?.closest("[data-card]")?.getAttribute("data-card") ?? ""];
    onDrop({ card, zone: under?.closest("[data-zone]")?.getAttribute("data-zone") ?? null, onto: onto.filter((one) => one && one !== card) });
  };
  const end = () => (ghost?.remove(), ([ghost, from] = [null, null]));

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", moved, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return () => {
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
}
