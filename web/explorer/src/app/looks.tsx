// How the page looks: light or dark, two colours of suits or four.

import { effect, signal } from "@preact/signals";

import { keep, kept } from "./kept.js";

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];
const known = kept("theme") as Theme | null;
export const theme = signal<Theme>(known && themes.includes(known) ? known : "auto");
export const fourColours = signal(kept("four-colours") === "yes");

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  keep("theme", theme.value);
});
effect(() => {
  document.documentElement.dataset["suits"] = fourColours.value ? "four" : "two";
  keep("four-colours", fourColours.value ? "yes" : "no");
});

const named: Record<Theme, string> = { auto: "As the system", light: "Light", dark: "Dark" };

export const Looks = () => (
  <details class="menu looks">
    <summary aria-label="Appearance"><span aria-hidden="true">◐</span></summary>
    <div class="menu-body">
      <label class="field">
        <span>Theme</span>
        <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
          {themes.map((one) => <option value={one} key={one}>{named[one]}</option>)}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={fourColours.value} onChange={(event) => (fourColours.value = event.currentTarget.checked)} />
        <span>Four-colour suits</span>
      </label>
      <a href="#/licences">Licences</a>
    </div>
  </details>
);
