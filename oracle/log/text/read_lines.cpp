// The lines of a deal, each known by its first word; a line that none of them begins is a turn.

#include "oracle/log/json/json.hpp"
#include "oracle/log/text/named_twice.hpp"
#include "oracle/log/text/read_text.hpp"
#include "oracle/notation/position.hpp"

namespace casino::log {
namespace {

using notation::Token;
using notation::TokenKind;

bool is_any(const Token& token, std::initializer_list<std::string_view> words) {
  for (const std::string_view word : words)
    if (token.is(word)) return true;
  return false;
}

// Words that begin a clause of a position.
bool begins_clause_of_position(const notation::Reader& in) {
  return is_any(in.peek(), {"table", "hand", "pile", "stock", "to", "dealer", "dealing", "last", "sweeps", "orange",
                            "calls", "proven", "turn"}) ||
         (in.peek(1).is("to") && in.peek(2).is("act"));
}

// Words are short; what begins a line of any length can be told from its beginning.
std::string_view beginning_of(std::string_view code) {
  constexpr std::size_t enough = 200;
  return code.substr(0, enough);
}

// "S cuts ...", "S puts back ...": between turns.
bool is_of_a_cut(std::string_view text) {
  const std::vector<Token> tokens = first_tokens(text, 2);
  return is_any(tokens[1], {"cut", "cuts", "put", "puts"});
}

}  // namespace

const std::vector<TextReader::Kind> TextReader::kinds{
    {"deal", &TextReader::read_deal},       {"dealer", &TextReader::read_dealer},
    {"pack", &TextReader::read_pack},       {"position", &TextReader::read_position},
    {"dealing", &TextReader::read_dealing}, {"table", &TextReader::read_holdings},
    {"hand", &TextReader::read_holdings},   {"stands", &TextReader::read_stands},
    {"it", &TextReader::read_stands},       {"agreed", &TextReader::read_agreed},
    {"score", &TextReader::read_score},     {"total", &TextReader::read_totals},
    {"totals", &TextReader::read_totals},   {"lot", &TextReader::read_lot},
    {"misdeal", &TextReader::read_misdeal}, {"result", &TextReader::read_result}};

const TextReader::Kind* TextReader::kind_of(const Code& code) const {
  static constexpr Kind turn{"", &TextReader::read_turn};
  static constexpr Kind objection{"", &TextReader::read_objection};
  static constexpr Kind taken_back{"", &TextReader::read_taken_back};
  const notation::Reader in = reader_of(beginning_of(code.text));
  const std::array<Token, 4> tokens{in.peek(0), in.peek(1), in.peek(2), in.peek(3)};
  const bool names_seat = in.peek_seat().has_value();
  if (names_seat && is_any(tokens[1], {"objects", "object"})) return &objection;
  const std::size_t verb = names_seat ? 1 : 0;
  if (is_any(tokens[verb], {"take", "takes", "taken"}) && tokens[verb + 1].is("back")) return &taken_back;
  if (names_seat) return &turn;
  for (const Kind& kind : kinds)
    if (tokens[0].is(kind.word)) return &kind;
  return &turn;
}

void TextReader::read_code(const Code& code) {
  const Kind* kind = kind_of(code);
  const bool is_of_dealing = kind->read == &TextReader::read_dealing || kind->read == &TextReader::read_holdings;
  if (!is_of_dealing) flush_dealing();
  if (refuse_unknown_seat(code.text, code.line.number)) {
    if (kind->read == &TextReader::read_deal) read_deal({code.line, "deal", {}, {}});
    deal_.has_fault = true;
    return;
  }
  twice_ = {};
  const bool holds_cards = kind->read == &TextReader::read_holdings || is_of_a_cut(code.text);
  (this->*kind->read)(holds_cards ? naming_once(code) : code);
}

std::string TextReader::naming_once(std::string text) {
  twice_.insert(without_second_names(with_every_card(rules()), text));
  return text;
}

TextReader::Code TextReader::naming_once(const Code& code) {
  Code once = code;
  once.text = naming_once(code.text);
  return once;
}

bool TextReader::is_read(notation::Reader& in, const Code& code, std::string_view expected) {
  in.finish_clause(expected);
  while (!in.at_end() && !in.has_fault()) {
    if (in.peek().kind != TokenKind::separator) in.refuse(std::string(expected));
    else in.next();
  }
  if (!in.has_fault()) return true;
  refuse_all(in.errors(), code.line.number);
  return false;
}

// ---- How a deal begins

void TextReader::read_deal(const Code& code) {
  if (log_.result) return refuse(code.line, "a deal", "nothing but comments behind the result");
  begin_waiting_deal();
  Deal& deal = log_.deals.emplace_back();
  deal.number = log_.before.deals + static_cast<int>(log_.deals.size());
  deal.place = place_of(code);
  deal.beside = code.beside;
  deal_.waits = true;
  deal_.has_fault = false;
  notation::Reader in = reader_of(code.text);
  in.next();
  if (in.peek().kind == TokenKind::number) deal.number = in.number(1, most_deals, "which deal it is").value_or(1);
  in.accept(",");
  while (in.peek().kind == TokenKind::separator) in.next();
  if (in.accept("dealer")) deal.dealer = in.seat();
  static_cast<void>(is_read(in, code, "the dealer, or the end of the line"));
  keep_more_comments(code);
}

// The deal whose first lines are being read; begun here if it has no line of its own, which the first of a log need not
// have, nor one behind a deal that is done.
Deal* TextReader::deal_that_begins(const Code& code) {
  const bool is_behind_another = !deal_.waits && !log_.deals.empty() && replay_->finish_deal();
  if (log_.deals.empty() || is_behind_another) {
    const int last_number = log_.deals.empty() ? log_.before.deals : log_.deals.back().number;
    Deal& deal = log_.deals.emplace_back();
    deal.number = last_number + 1;
    deal_.has_fault = false;
    deal.place = place_of(code);
    deal_.waits = true;
  }
  if (!code.beside.empty()) keep_comment(code.beside, place_of(code));
  keep_more_comments(code);
  if (deal_.waits && !log_.result) return &log_.deals.back();
  refuse(code.line, '"' + code.text + '"', "it right below the line that begins a deal");
  return nullptr;
}

void TextReader::read_dealer(const Code& code) {
  Deal* deal = deal_that_begins(code);
  if (deal == nullptr) return;
  if (deal->dealer) return refuse(code.line, "a dealer a second time", "the dealer only once");
  notation::Reader in = reader_of(code.text);
  in.next();
  deal->dealer = in.seat();
  static_cast<void>(is_read(in, code, "the end of the line"));
}

// A pack that is long goes on in more lines of the kind.
void TextReader::read_pack(const Code& code) {
  Deal* deal = deal_that_begins(code);
  if (deal == nullptr) return;
  notation::Reader in(rules(), code.text);
  in.next();
  in.accept(":");
  const CardSet all_cards = with_every_card(rules()).pack;
  CardSet seen;
  for (const Card card : deal->pack) seen.insert(card);
  for (const notation::CardAt& card : in.listed_cards()) {
    if (!all_cards.contains(card.card)) in.refuse(card.at, notation::a_card(rules()));
    if (seen.contains(card.card)) in.refuse(card.at, "each card once");
    seen.insert(card.card);
    deal->pack.push_back(card.card);
  }
  static_cast<void>(is_read(in, code, notation::a_card(rules())));
}

void TextReader::read_position(const Code& code) {
  Deal* deal = deal_that_begins(code);
  if (deal == nullptr) return;
  const bool is_stated = static_cast<bool>(deal->start);
  deal->start = position_in(code);
  deal->twice = std::exchange(twice_, {});
  if (is_stated) refuse(code.line, "a position a second time", "the position only once");
}

void TextReader::read_agreed(const Code& code) {
  if (const auto position = position_in(code)) add(code, Agreed{std::make_shared<const Position>(*position)});
}

// The clauses behind the word; or, if it stands alone, those on the lines below.
std::optional<Position> TextReader::position_in(const Code& code) {
  const std::size_t word = first_tokens(code.text, 1)[0].text.size();
  std::string clauses = blanked(code.text, code.text.find_first_not_of(" \t") + word);
  if (clauses.find_first_not_of(" \t") == std::string::npos) {
    for (; !lines_.at_end(); lines_.next()) {
      const TextLine& line = lines_.line();
      if (line.has_code() && !begins_clause_of_position(reader_of(beginning_of(line.code)))) break;
      clauses += '\n';
      clauses += line.code;
      check_comment(line);
      if (!line.beside().empty()) keep_comment(line.beside(), {line.number, 1});
    }
  }
  if (refuse_unknown_seat(clauses, code.line.number)) {
    deal_.has_fault = true;
    return std::nullopt;
  }
  clauses = naming_once(std::move(clauses));
  const Parsed<Position> position = notation::read_position(rules(), clauses, in_file(code.line.number), names_);
  if (position) return *position;
  refuse_all(position.errors(), code.line.number);
  deal_.has_fault = true;
  return std::nullopt;
}

// ---- Dealings

void TextReader::read_dealing(const Code& code) {
  flush_dealing();
  if (log_.result) return refuse(code.line, "a dealing", "nothing but comments behind the result");
  notation::Reader in(rules(), code.text);
  in.next();
  std::optional<int> number;
  if (!in.at_end_of_clause()) number = in.number(1, card_count, "which dealing it is, such as: dealing 2").value_or(1);
  static_cast<void>(is_read(in, code, "the end of the line"));
  begin_dealing(code, number);
}

// Without a number it is the next one.
void TextReader::begin_dealing(const Code& code, std::optional<int> number) {
  flush_dealing();
  begin_deal_if_none(code);
  deal_.dealing.emplace(
      DealingLines{{.number = number ? *number : replay_->next_dealing(), .hands = {}, .table = {}}, code});
}

void TextReader::begin_holdings(const Code& code) {
  if (!deal_.dealing) {
    begin_deal_if_none(code);
    const Code without_comments{code.line, code.text, {}, {}};
    deal_.dealing.emplace(
        DealingLines{{.number = replay_->next_dealing(), .hands = {}, .table = {}}, without_comments});
  }
  if (!code.beside.empty()) keep_comment(code.beside, place_of(code));
  keep_more_comments(code);
}

// "hand N: 9C 4D AS 2H", "table 5C 3D 10H 8S"; several of them parted by semicolons.
void TextReader::read_holdings(const Code& code) {
  if (!deal_.dealing && log_.result) return refuse(code.line, "a dealing", "nothing but comments behind the result");
  begin_holdings(code);
  const Rules all_cards = with_every_card(rules());
  const Parsed<Position> stated = notation::read_position(all_cards, code.text, in_file(code.line.number), names_);
  if (!stated) return refuse_all(stated.errors(), code.line.number);
  Position only_dealt = *notation::read_position(all_cards, "");
  only_dealt.loose = stated->loose;
  only_dealt.hands = stated->hands;
  if (!(only_dealt == *stated))
    return refuse(code.line, '"' + code.text + '"', "hands and loose cards, which are dealt");
  deal_.dealing->twice.insert(std::exchange(twice_, {}) | (deal_.dealing->dealt.table & stated->loose));
  deal_.dealing->dealt.table.insert(stated->loose);
  for (std::uint8_t i = 0; i < rules().seats.count; ++i) {
    if (stated->hands[Seat{i}] == Hand{}) continue;
    if (deal_.dealing->dealt.hands[Seat{i}] != Hand{})
      refuse(code.line, "a hand a second time", "each hand once, or: dealing");
    deal_.dealing->dealt.hands[Seat{i}] = stated->hands[Seat{i}];
  }
}

void TextReader::flush_dealing() {
  if (!deal_.dealing) return;
  const DealingLines dealing = *std::exchange(deal_.dealing, std::nullopt);
  twice_ = dealing.twice;
  add(dealing.at, dealing.dealt);
}

// ---- Turns and events

Parsed<Turn> TextReader::turn_in(const Position& position, const Code& code, notation::Wording wording) const {
  wording.players = names_;
  Parsed<Turn> turn = notation::read_turn(rules(), position, code.text, wording);
  if (turn && !has_names_for(rules(), *turn))
    return ParseErrors{{{"", 1, code.line.column()}, '"' + code.text + '"', "cards of this kind of pack"}};
  return turn;
}

// An event that stands by itself, without a seat and a colon in front, happened between turns.
void TextReader::read_turn(const Code& code) {
  if (log_.result) return refuse(code.line, "a turn", "nothing but comments behind the result");
  begin_deal_if_none(code);
  Parsed<Turn> turn = turn_in(replay_->position(), code);
  const bool has_colon = reader_of(beginning_of(code.text)).peek(1).is(":");
  if (turn && turn->steps.size() == 1 && !has_colon)
    if (const Event* event = std::get_if<Event>(&turn->steps.front())) return add(code, *event);
  deal_before_turn(code);
  turn = turn_in(replay_->position(), code);
  if (turn) return add(code, *turn);
  if (const auto astray = read_astray(code)) return add(code, *astray);
  // After one turn that was not read nobody knows what is built: then a build that is missed may be there.
  const bool may_be_mistaken = deal_.has_fault && code.text.find('[') != std::string::npos;
  if (!may_be_mistaken && !refuse_line_of_header(code)) refuse_turn(turn.errors(), code);
  deal_.has_fault = true;
}

}  // namespace casino::log
