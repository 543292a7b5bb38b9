#include "oracle/conform/causes/disagreement.hpp"

#include <algorithm>

#include "oracle/play/shrink.hpp"

namespace casino::conform {
namespace {

constexpr std::size_t most_shrunk = 250;       // sorts of failures
constexpr std::size_t most_shapes = 6;         // of one kind that are told apart
constexpr std::size_t most_kept = 3000;        // failures
constexpr std::size_t most_kept_of_each = 24;  // of one sort
constexpr std::size_t most_ids = 5;            // of one disagreement
constexpr std::size_t most_right = 3000;       // answers that are kept, to hold explanations against

int cards_in(const Failure& failure) {
  const Question& question = failure.question;
  if (question.operation == Operation::score || question.operation == Operation::play) return 0;
  return cards_named({question.rules, question.position, question.turn});
}

// A wrong verdict shows more than a wrong reason.
std::pair<bool, int> size_when_shown(const Failure& failure) {
  return {outcome_of(failure.checked) == Outcome::wrong_reason, cards_in(failure)};
}

bool is_made_smaller(Outcome outcome) { return outcome != Outcome::hang && outcome != Outcome::error; }

// What was made smaller has come again, and its answer is kept; of the rest it is looked at here.
bool does_not_come_again(const Failure& failure, Inquiry& inquiry) {
  return inquiry.can_ask() && outcome_of(failure.checked) == Outcome::fail &&
         outcome_of(checked(failure.question, inquiry.asked(failure.question))) == Outcome::pass;
}

void add_id(std::vector<std::string>& ids, const std::string& id) {
  if (ids.size() < most_ids && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

}  // namespace

// Puts together the failures of one variant: those of each explanation, and the rest by what is left of them when they
// are small.
class Disagreements::Settling {
 public:
  Settling(const std::vector<const Sort*>& sorts, const std::vector<const Question*>& right,
           const std::vector<Small>& made_small_elsewhere, Inquiry& inquiry)
      : inquiry_(inquiry),
        made_small_elsewhere_(made_small_elsewhere),
        explanations_(explanations_of(members_of(sorts), right)) {
    explained_.resize(explanations_.size());
    for (const Sort* sort : sorts) share_out(*sort);
  }

  std::vector<Disagreement> disagreements() {
    std::vector<Disagreement> all;
    for (std::size_t i = 0; i < explained_.size(); ++i)
      if (make_small(explained_[i], i)) all.push_back(shown(explained_[i], i));
    std::map<Key, Heap> by_smallest;
    for (auto& [key, heap] : unexplained_)
      if (make_small(heap, explanations_.size())) add(by_smallest[key_of(heap.smallest->failure)], heap);
    for (const auto& [key, heap] : by_smallest) all.push_back(shown(heap, explanations_.size()));
    return all;
  }

 private:
  // Failures that are to be one disagreement.
  struct Heap {
    std::optional<Small> smallest;
    std::optional<Failure> first;  // to be made smaller where no smallest is there
    std::size_t times = 0;
    std::vector<std::string> ids;
  };

  static std::vector<OfOneSort> members_of(const std::vector<const Sort*>& sorts) {
    std::vector<OfOneSort> all;
    for (const Sort* sort : sorts) all.emplace_back(sort->members);
    return all;
  }

  // Which explains it by itself; as many as there are: none.
  [[nodiscard]] std::size_t explanation_of(const Failure& failure) const {
    for (std::size_t i = 0; i < explanations_.size(); ++i)
      if (explains(explanations_[i].by, failure)) return i;
    return explanations_.size();
  }
  [[nodiscard]] bool is_explained_by_all(const Failure& failure) const {
    if (explanations_.size() < 2) return false;
    Rules rules = failure.question.rules;
    for (const Explanation& one : explanations_)
      if (const auto more = rules_under(rules, one.by)) rules = *more;
    return is_right_by(rules, failure);
  }

  // What is explained by several together is not shown, but counted with the first.
  void share_out(const Sort& sort) {
    const std::size_t of_smallest = explanation_of(sort.smallest.failure);
    std::map<Heap*, std::vector<const Failure*>> parts;
    for (const Failure& failure : sort.members) {
      const std::size_t number = explanation_of(failure);
      const bool is_of_all = number == explanations_.size() && is_explained_by_all(failure);
      Heap& heap = number < explanations_.size() ? explained_[number]
                   : is_of_all                   ? explained_.front()
                                                 : unexplained_[key_of(failure)];
      if (!is_of_all && !heap.first) heap.first = failure;
      if (!is_of_all && number == of_smallest) offer(heap, sort.smallest);
      parts[&heap].push_back(&failure);
    }
    for (const auto& [heap, members] : parts) {
      heap->times += sort.standing_behind(members.size());
      for (const Failure* member : members) add_id(heap->ids, member->question.id);
    }
  }

  static void offer(Heap& heap, const Small& small) {
    if (heap.smallest && size_when_shown(heap.smallest->failure) <= size_when_shown(small.failure)) return;
    heap.smallest = small;
  }

  // Whether there is anything in it to be shown.
  bool make_small(Heap& heap, std::size_t number) {
    if (heap.smallest || !heap.first) return heap.smallest.has_value();
    const auto is_of_this = [&](const Failure& failure) { return explanation_of(failure) == number; };
    heap.smallest = Small{*heap.first, {}, false};
    if (is_made_smaller(outcome_of(heap.first->checked)) && inquiry_.can_ask())
      heap.smallest->point = make_smaller(inquiry_, heap.smallest->failure, is_of_this);
    const Kind kind = kind_of(*heap.first);
    for (const Small& small : made_small_elsewhere_)
      if (is_part_of(kind_of(small.failure), kind) && is_of_this(small.failure)) offer(heap, small);
    return true;
  }

  static void add(Heap& to, const Heap& heap) {
    offer(to, *heap.smallest);
    to.times += heap.times;
    for (const std::string& id : heap.ids) add_id(to.ids, id);
  }

  [[nodiscard]] Disagreement shown(const Heap& heap, std::size_t number) const {
    const Failure& smallest = heap.smallest->failure;
    Disagreement one{
        smallest.question, smallest.checked, heap.times, {smallest.question.id}, heap.smallest->point, {}, {}, false};
    for (const std::string& id : heap.ids) add_id(one.ids, id);
    one.is_unsteady = heap.smallest->is_unsteady || does_not_come_again(smallest, inquiry_);
    if (one.is_unsteady) return one;
    one.would_be_right_without = clauses_for(smallest);
    if (number == explanations_.size()) {
      one.is_contradicted = !settings_for(smallest).empty();
    } else if (const auto* setting = std::get_if<Setting>(&explanations_[number].by)) {
      one.would_be_right_with = {*setting};
      for (const Setting& other : explanations_[number].alike)
        if (explains(other, smallest)) one.would_be_right_with.push_back(other);
    }
    return one;
  }

  Inquiry& inquiry_;
  const std::vector<Small>& made_small_elsewhere_;
  std::vector<Explanation> explanations_;
  std::vector<Heap> explained_;      // by each of them
  std::map<Key, Heap> unexplained_;  // by each member
};

std::size_t Sort::standing_behind(std::size_t kept) const {
  return kept == members.size() ? times : std::max<std::size_t>(kept, times * kept / members.size());
}

void Disagreements::add(const Question& question, const Checked& checked) {
  for (Failure& failure : failures_in(question, checked)) add(std::move(failure));
}

void Disagreements::add(Failure failure) {
  Sort& sort = sorts_[sort_of(failure)];
  ++sort.times;
  if (!sort.members.empty() && (sort.members.size() >= most_kept_of_each || kept_ >= most_kept)) return;
  sort.members.push_back(std::move(failure));
  ++kept_;
}

// Of a turn that is listed wrong, and judged wrong as well, that is the failure.
std::size_t Disagreements::sort_of(Failure& failure) {
  const Key key = key_of(failure);
  if (const auto known = sort_by_key_.find(key); known != sort_by_key_.end()) return known->second;
  if (failure.question.operation == Operation::turns && verdict_found(failure.checked) &&
      inquiry_.can_be_asked(Operation::judge)) {
    Failure by_verdict{failure.question, Right{}};
    by_verdict.question.operation = Operation::judge;
    by_verdict.checked = checked(by_verdict.question, inquiry_.asked(by_verdict.question));
    if (verdict_found(by_verdict.checked) == verdict_found(failure.checked)) {
      failure = std::move(by_verdict);
      const std::size_t number = sort_of(failure);
      sort_by_key_[key] = number;
      return number;
    }
  }
  const std::size_t sorts = sorts_.size();
  const std::size_t number = sort_with(key);
  if (number < sorts) return number;
  Small& smallest = sorts_.back().smallest;
  smallest.failure = failure;
  if (is_made_smaller(key.first.outcome) && inquiry_.can_ask() && sorts_.size() <= most_shrunk)
    smallest.point = make_smaller(inquiry_, smallest.failure);
  return number;
}

// A new one, if there is none; but of very many shapes the rest is taken for the first.
std::size_t Disagreements::sort_with(const Key& key) {
  if (const auto known = sort_by_key_.find(key); known != sort_by_key_.end()) return known->second;
  const auto [first, is_new] = shapes_.try_emplace(key.first, sorts_.size());
  const auto shapes = static_cast<std::size_t>(std::count_if(
      sort_by_key_.begin(), sort_by_key_.end(), [&](const auto& one) { return one.first.first == key.first; }));
  const std::size_t number = is_new || shapes < most_shapes ? sorts_.size() : first->second;
  sort_by_key_[key] = number;
  if (number == sorts_.size()) sorts_.emplace_back();
  return number;
}

void Disagreements::note_right(const Question& question) {
  const bool can_speak = question.operation == Operation::judge || question.operation == Operation::score;
  if (can_speak && right_.size() < most_right) right_.push_back(question);
}

Collected Disagreements::collected() {
  Collected all{sorts_, right_, {}};
  for (Sort& sort : all.sorts) sort.smallest.is_unsteady = does_not_come_again(sort.smallest.failure, inquiry_);
  for (const Disagreement& one : all_) all.shown.push_back({{one.question, one.checked}, one.point, one.is_unsteady});
  return all;
}

// Of failures and right answers the first are kept, in the order of the run: that each part has kept its first is
// enough. A sort is made small from its first failure.
void Disagreements::take_over(const std::vector<Collected>& parts) {
  std::vector<const Sort*> sorts;
  for (const Collected& part : parts) {
    for (const Sort& sort : part.sorts) sorts.push_back(&sort);
    right_.insert(right_.end(), part.right.begin(), part.right.end());
    made_small_elsewhere_.insert(made_small_elsewhere_.end(), part.shown.begin(), part.shown.end());
  }
  const auto goes_before = [](const Question& a, const Question& b) { return a.number < b.number; };
  std::stable_sort(right_.begin(), right_.end(), goes_before);
  right_.resize(std::min(right_.size(), most_right));
  std::stable_sort(sorts.begin(), sorts.end(), [&](const Sort* a, const Sort* b) {
    return goes_before(a->members.front().question, b->members.front().question);
  });
  for (const Sort* sort : sorts) {
    const std::size_t before = sorts_.size();
    Sort& to = sorts_[sort_with(key_of(sort->members.front()))];
    if (sorts_.size() > before) to.smallest = sort->smallest;
    to.members.insert(to.members.end(), sort->members.begin(), sort->members.end());
    to.times += sort->times;
  }
  for (Sort& sort : sorts_) {
    std::stable_sort(sort.members.begin(), sort.members.end(),
                     [&](const Failure& a, const Failure& b) { return goes_before(a.question, b.question); });
    if (sort.members.size() > most_kept_of_each) sort.members.resize(most_kept_of_each);
  }
}

// What is declared already, and not played where a question sets something else, is left.
void ToDeclare::add(const std::vector<Setting>& would_be_right_with) {
  const bool is_declared = would_be_right_with.empty() ||
                           value_of(rules, would_be_right_with.front().option) == would_be_right_with.front().value;
  if (is_declared) ++left;
  else settings.push_back(would_be_right_with.front());
}

void Disagreements::settle() {
  std::map<std::string_view, std::vector<const Sort*>> by_variant;
  for (const Sort& sort : sorts_) by_variant[sort.smallest.failure.question.rules.variant].push_back(&sort);
  for (const auto& [variant, sorts] : by_variant) {
    std::vector<const Question*> right;
    for (const Question& one : right_)
      if (one.rules.variant == variant) right.push_back(&one);
    Settling settling(sorts, right, made_small_elsewhere_, inquiry_);
    // Of what a question sets nothing needs to be declared.
    ToDeclare declare{played_unless_set(inquiry_.declared(), sorts.front()->smallest.failure.question.rules), {}, 0};
    for (Disagreement& one : settling.disagreements()) {
      declare.add(one.would_be_right_with);
      all_.push_back(std::move(one));
    }
    if (!declare.settings.empty()) to_declare_.push_back(std::move(declare));
  }
  std::stable_sort(all_.begin(), all_.end(),
                   [](const Disagreement& a, const Disagreement& b) { return a.times > b.times; });
}

}  // namespace casino::conform
