/** Random numbers that are the same in every build. */
export interface SeededRandom {
  /** Begins again with the same numbers, or with what each lacks to 1, whatever a call has replaced. */
  restart: (mirrored: boolean) => void;
}

const RANGE = 2 ** 32;

/**
 * Replaces `Math.random`, so that calls give the same in every build, and what depends on chance
 * gives something else with mirrored numbers. A call that replaces `Math.random` itself reaches
 * also libraries that keep the function they found.
 */
export function installSeededRandom(target: Pick<Math, 'random'> = Math): SeededRandom {
  let state = 0;
  let mirror = false;
  const draw = (): number => {
    // A linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (mirror ? RANGE - 1 - state : state) / RANGE;
  };
  const shared = () => (target.random === shared ? draw() : target.random());
  target.random = shared;
  return {
    restart(mirrored) {
      target.random = shared;
      state = 0;
      mirror = mirrored;
    },
  };
}
