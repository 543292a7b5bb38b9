// What a deal that is over comes to.

import type { Scored } from "casino-oracle";
import type { ComponentChildren } from "preact";

/** As a log has it: N 7, S 4. */
export const totalOf = ({ total }: Scored): string => Object.entries(total).map(([side, points]) => `${side} ${points}`).join(", ");

export function Points({ score, children }: { score: Scored; children?: ComponentChildren }) {
  const sides = Object.keys(score.total);
  return (
    <>
      <p>The deal is over{score.certain ? "" : ", and not all that counts is known"}.</p>
      <table class="points">
        <thead><tr><th scope="col">Points</th>{sides.map((side) => <th scope="col" key={side}>{side}</th>)}</tr></thead>
        <tbody>
          {score.lines.filter(({ points }) => sides.some((side) => points[side] !== 0)).map(({ item, clause, points }) => (
            <tr key={item}><th scope="row">{item} <span class="quiet">{clause}</span></th>{sides.map((side) => <td key={side}>{points[side]}</td>)}</tr>
          ))}
          <tr class="total"><th scope="row">total</th>{sides.map((side) => <td key={side}>{score.total[side]}</td>)}</tr>
        </tbody>
      </table>
      {children}
    </>
  );
}
