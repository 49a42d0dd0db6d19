import type { GraphNode } from './form-graph.ts';

/** Nodes in an order in which every node comes after its inputs; the rank of a node is its position there. */
export type SortedGraph = {
  readonly nodes: readonly GraphNode[];
  /** Ranks of the nodes that depend directly on the node of a rank. */
  readonly dependents: readonly (readonly number[])[];
  readonly rankOf: ReadonlyMap<string, number>;
};

/** Depth-first, without recursion: forms may chain hundreds of values. Circles are told as the names along them. */
export function sortGraph(nodes: readonly GraphNode[], onCircle: (circle: readonly GraphNode[]) => void): SortedGraph {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const sorted: GraphNode[] = [];
  const state = new Map<GraphNode, 'open' | 'done'>();
  for (const start of nodes) {
    if (state.has(start)) continue;
    // Most nodes of a form hang on nothing: a field that is always asked, a value somebody types.
    if (start.inputs.length === 0) {
      state.set(start, 'done');
      sorted.push(start);
      continue;
    }
    const path: { readonly node: GraphNode; next: number }[] = [{ node: start, next: 0 }];
    state.set(start, 'open');
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const input = byName.get(step.node.inputs[step.next] ?? '');
      step.next += 1;
      if (step.next > step.node.inputs.length) {
        state.set(step.node, 'done');
        sorted.push(step.node);
        path.pop();
      } else if (input && state.get(input) === 'open') {
        const names = path.map((entry) => entry.node);
        onCircle(names.slice(names.indexOf(input)));
      } else if (input && !state.has(input)) {
        state.set(input, 'open');
        path.push({ node: input, next: 0 });
      }
    }
  }
  const rankOf = new Map(sorted.map((node, rank) => [node.name, rank]));
  const dependents: number[][] = sorted.map(() => []);
  sorted.forEach((node, rank) => {
    for (const input of node.inputs) dependents[rankOf.get(input) ?? -1]?.push(rank);
  });
  return { nodes: sorted, dependents, rankOf };
}
