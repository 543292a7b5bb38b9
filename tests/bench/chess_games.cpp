#include "tests/bench/chess_games.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string_view>
#include <vector>

#include "oracle/generate/dice.hpp"

namespace casino::bench {
namespace {

using generate::Dice;

struct Square {
  int file = 0;
  int rank = 0;
  [[nodiscard]] bool is_on_board() const { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
  [[nodiscard]] std::size_t index() const {
    return static_cast<std::size_t>(rank) * 8 + static_cast<std::size_t>(file);
  }
  [[nodiscard]] char file_letter() const { return static_cast<char>('a' + file); }
  [[nodiscard]] char rank_digit() const { return static_cast<char>('1' + rank); }
  friend bool operator==(const Square&, const Square&) = default;
};

struct Move {
  Square from;
  Square to;
};

constexpr std::array<Square, 8> knight_steps{{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}};
// Straight ones first.
constexpr std::array<Square, 8> lines{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

std::span<const Square> steps_of(char piece) {
  switch (piece) {
    case 'N': return knight_steps;
    case 'R': return std::span(lines).first(4);
    case 'B': return std::span(lines).last(4);
    default: return lines;
  }
}

// Pieces by their letters, those of White as capitals.
class Board {
 public:
  [[nodiscard]] char at(Square square) const { return squares_.at(square.index()); }
  [[nodiscard]] char piece_at(Square square) const { return static_cast<char>(std::toupper(at(square))); }

  void make(const Move& move) {
    squares_.at(move.to.index()) = at(move.from);
    squares_.at(move.from.index()) = ' ';
    is_white_to_move_ = !is_white_to_move_;
  }

  [[nodiscard]] std::vector<Move> legal_moves() const {
    std::vector<Move> legal;
    for (const Move& move : moves()) {
      Board after = *this;
      after.make(move);
      const std::vector<Move> answers = after.moves();
      const bool is_king_safe = std::none_of(answers.begin(), answers.end(),
                                             [&](const Move& answer) { return after.piece_at(answer.to) == 'K'; });
      if (is_king_safe && !(piece_at(move.from) == 'P' && is_last_rank(move.to))) legal.push_back(move);
    }
    return legal;
  }

 private:
  [[nodiscard]] bool is_own(Square square) const {
    return at(square) != ' ' && (std::isupper(at(square)) != 0) == is_white_to_move_;
  }
  [[nodiscard]] bool is_others(Square square) const { return at(square) != ' ' && !is_own(square); }
  [[nodiscard]] static bool is_last_rank(Square square) { return square.rank == 0 || square.rank == 7; }

  // Without regard to the own king.
  [[nodiscard]] std::vector<Move> moves() const {
    std::vector<Move> all;
    for (int rank = 0; rank < 8; ++rank)
      for (int file = 0; file < 8; ++file) {
        const Square from{file, rank};
        if (!is_own(from)) continue;
        if (piece_at(from) == 'P') add_pawn_moves(from, all);
        else add_moves(from, all);
      }
    return all;
  }

  void add_moves(Square from, std::vector<Move>& all) const {
    const char piece = piece_at(from);
    for (const Square step : steps_of(piece)) {
      Square to{from.file + step.file, from.rank + step.rank};
      while (to.is_on_board() && !is_own(to)) {
        all.push_back({from, to});
        if (at(to) != ' ' || piece == 'N' || piece == 'K') break;
        to = {to.file + step.file, to.rank + step.rank};
      }
    }
  }

  void add_pawn_moves(Square from, std::vector<Move>& all) const {
    const int ahead = is_white_to_move_ ? 1 : -1;
    const bool is_at_home = from.rank == (is_white_to_move_ ? 1 : 6);
    for (int steps = 1; steps <= (is_at_home ? 2 : 1); ++steps) {
      const Square to{from.file, from.rank + steps * ahead};
      if (!to.is_on_board() || at(to) != ' ') break;
      all.push_back({from, to});
    }
    for (const int side : {-1, 1}) {
      const Square to{from.file + side, from.rank + ahead};
      if (to.is_on_board() && is_others(to)) all.push_back({from, to});
    }
  }

  static constexpr std::string_view begin =
      "RNBQKBNR"
      "PPPPPPPP"
      "                                "
      "pppppppp"
      "rnbqkbnr";
  std::array<char, 64> squares_ = [] {
    std::array<char, 64> squares{};
    std::copy(begin.begin(), begin.end(), squares.begin());
    return squares;
  }();
  bool is_white_to_move_ = true;
};

// "Nbd2", "exd5", "Qxh7": with as much of where it came from as tells it from other moves.
std::string written(const Board& board, const Move& move, const std::vector<Move>& legal) {
  const char piece = board.piece_at(move.from);
  const bool takes = board.at(move.to) != ' ';
  std::string text;
  if (piece == 'P') {
    if (takes) text += move.from.file_letter();
  } else {
    text += piece;
    bool has_rival = false;
    bool shares_file = false;
    bool shares_rank = false;
    for (const Move& other : legal) {
      if (other.to != move.to || other.from == move.from || board.piece_at(other.from) != piece) continue;
      has_rival = true;
      shares_file = shares_file || other.from.file == move.from.file;
      shares_rank = shares_rank || other.from.rank == move.from.rank;
    }
    if (has_rival && (!shares_file || shares_rank)) text += move.from.file_letter();
    if (shares_file) text += move.from.rank_digit();
  }
  if (takes) text += 'x';
  return text + move.to.file_letter() + move.to.rank_digit();
}

// Captures are liked, so that games do not go on as they began. One without a legal move is where a game stops, too.
std::vector<std::string> random_game(int most_moves, Dice& dice) {
  Board board;
  std::vector<std::string> moves;
  std::vector<Move> legal = board.legal_moves();
  while (!legal.empty() && moves.size() < static_cast<std::size_t>(most_moves)) {
    std::vector<Move> choice;
    if (dice.one_in(4))
      std::copy_if(legal.begin(), legal.end(), std::back_inserter(choice),
                   [&](const Move& move) { return board.at(move.to) != ' '; });
    if (choice.empty()) choice = legal;
    const Move move = choice.at(dice.below(choice.size()));
    Board after = board;
    after.make(move);
    const std::vector<Move> answers = after.legal_moves();
    if (answers.empty()) break;
    moves.push_back(written(board, move, legal));
    board = after;
    legal = answers;
  }
  return moves;
}

}  // namespace

ChessGames random_chess_games(int games, int most_moves, std::uint64_t seed) {
  constexpr std::size_t moves_of_a_line = 20;
  Dice dice{seed};
  ChessGames all;
  for (int game = 0; game < games; ++game) {
    const std::vector<std::string> moves = random_game(most_moves, dice);
    all.pgn += "[Event \"Random\"]\n[Result \"*\"]\n\n";
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (i % 2 == 0) all.pgn += std::to_string(i / 2 + 1) + ". ";
      all.pgn += moves[i] + (i % moves_of_a_line == moves_of_a_line - 1 ? '\n' : ' ');
    }
    all.pgn += "*\n\n";
    all.moves += static_cast<int>(moves.size());
  }
  return all;
}

}  // namespace casino::bench
