// What each page's link held when it was left: the way back to it loses nothing.

import { effect } from "@preact/signals";

import { route, type Page } from "./router.js";

const rests = new Map<Page, string>();
effect(() => {
  const { page, rest } = route.value;
  rests.set(page, rest);
});

export const remembered = (page: Page): string => rests.get(page) ?? "";
