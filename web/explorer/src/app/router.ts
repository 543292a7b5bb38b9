// Which page is open, and what its link holds: #/position/PACKED.

import { signal } from "@preact/signals";

export const pages = ["position", "game", "rules", "house", "conform", "licences"] as const;
export type Page = (typeof pages)[number];

export interface Route {
  page: Page;
  /** What stands behind the page's name, as it stands there. */
  rest: string;
}

export function routeOf(hash: string): Route {
  const [, page = "", rest = ""] = /^#\/?([a-z]*)\/?(.*)$/.exec(hash) ?? [];
  return (pages as readonly string[]).includes(page) ? { page: page as Page, rest } : { page: "position", rest: "" };
}

export const hashOf = ({ page, rest }: Route): string => (rest ? `#/${page}/${rest}` : `#/${page}`);

export const route = signal<Route>(routeOf(location.hash));

/** Opens a page, as a step that the button Back takes back. */
export function go(page: Page, rest = ""): void {
  const next = hashOf({ page, rest });
  if (next !== location.hash) history.pushState(null, "", next);
  route.value = { page, rest };
}

/** Says in the address what the open page holds by now. */
export function note(page: Page, rest: string): void {
  if (route.value.page !== page) return;
  history.replaceState(null, "", hashOf({ page, rest }));
  route.value = { page, rest };
}

const turned = () => (route.value = routeOf(location.hash));
addEventListener("popstate", turned);
addEventListener("hashchange", turned);
