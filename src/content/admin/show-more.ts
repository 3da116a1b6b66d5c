/** The button below a long list. */
export const showMore = {
  button: (count: number, left: number) =>
    `Show ${count.toLocaleString("en-US")} more (${left.toLocaleString("en-US")} left)`,
};
